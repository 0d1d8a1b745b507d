declare module 'virtual:words-*' {
  const ftl: string;
  export default ftl;
}

declare module 'virtual:rules' {
  import type { Block } from './rules/rules';
  const pages: Record<string, Partial<Record<string, () => Promise<{ default: Block[] }>>>>;
  export default pages;
}

/** Set by vite.config.ts: whether the client is built for a device that serves itself. */
declare const __DEVICE__: boolean;
