declare module 'virtual:words-*' {
  const ftl: string;
  export default ftl;
}
