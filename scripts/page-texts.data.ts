/** Every file that says something on every page. Loaded by `page-texts.ts` through Vite. */
export const files = import.meta.glob(['/i18n/*/shell.ts', '/i18n/*/home.ts', '/schemas/*/texts/*.ts', '/i18n/*/schemas/*.ts'], {
  eager: true,
  import: 'texts',
})

/** Texts by language that calculators have in the file of their schema. */
export const inline = import.meta.glob('/schemas/*/schema.{ts,json}', { eager: true, import: 'texts' })
