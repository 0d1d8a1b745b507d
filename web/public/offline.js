// Leaves what is said in the reader's language, offers the games that are kept on this device, and goes on by itself as soon as the server answers.
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
caches.match('/device/index.html', { ignoreSearch: true }).then((kept) => {
  if (kept) for (const link of document.querySelectorAll('a[hidden]')) link.hidden = false;
});
const look = () => {
  if (document.hidden) return;
  fetch('/healthz', { cache: 'no-store' }).then((answer) => answer.ok && location.reload(), () => undefined);
};
addEventListener('online', look);
setInterval(look, 2000);
