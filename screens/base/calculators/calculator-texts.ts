/** Finds the texts of calculators by name. */
import { addSiteTextFiles } from '../texts/language.ts'
import { siteCalculators } from '../site/site-calculators.ts'
import { schemaFolderOf } from './working-classes.ts'
import { locales } from '../../../i18n/locales.ts'
import { calculatorNamespace, textFiles } from '../../../i18n/text-files.ts'

/** Site calculators bring their texts in their documents. */
addSiteTextFiles(
  Object.fromEntries(
    siteCalculators().flatMap((own) =>
      locales.map((locale) => [
        `/${textFiles(calculatorNamespace(own), locale)[0]}`,
        async () => ({ texts: await (await import('./read-site-calculator.ts')).textsOfSiteCalculator(own.id, locale) }),
      ]),
    ),
  ),
)

/** Returns the text namespaces of a working id: one, or none without a calculator. */
export const calculatorTextsOf = (id: string): readonly string[] => [schemaFolderOf(id) ?? []].flat()
