// Leaves what is said in the reader's language, and goes on by itself as soon as the server answers.
let chosen = null;
try {
  chosen = JSON.parse(localStorage.getItem('parfait:settings') ?? '{}').language;
} catch {
  // nothing is kept here
}
const spoken = [...document.querySelectorAll('p[lang]')];
const wanted = [chosen, ...navigator.languages].map((tag) => spoken.find((text) => text.lang === tag?.slice(0, 2))).find(Boolean);
if (wanted) {
  for (const text of spoken) text.hidden = text !== wanted;
  document.documentElement.lang = wanted.lang;
}
const look = () => {
  if (document.hidden) return;
  fetch('/healthz', { cache: 'no-store' }).then((answer) => answer.ok && location.reload(), () => undefined);
};
addEventListener('online', look);
setInterval(look, 2000);
