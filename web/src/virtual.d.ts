declare module 'virtual:words-*' {
  const ftl: string;
  export default ftl;
}

declare module 'virtual:rules' {
  import type { Block } from './rules/rules';
  const pages: Record<string, Partial<Record<string, () => Promise<{ default: Block[] }>>>>;
  export default pages;
}
