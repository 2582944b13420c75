/** Every file with texts of all pages. Loaded by `page-texts.ts` through Vite. */
export const files = import.meta.glob(['/i18n/*/shell.ts', '/i18n/*/home.ts', '/schemas/*/texts/*.ts', '/i18n/*/schemas/*.ts'], {
  eager: true,
  import: 'texts',
})

/** Texts by language from the schema files of calculators. */
export const inline = import.meta.glob('/schemas/*/schema.{ts,json}', { eager: true, import: 'texts' })
