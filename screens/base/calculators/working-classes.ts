/** The working classes in the order of the start page, and the plan of each when its form opens. Every file is found by its name. */
import type { PlanData } from '../../../engine/index.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { type PlacedSchema, type WorkingClass, workingClassesOf } from '../../../schemas/working-classes.ts'
import { siteCalculatorOf, siteCalculators } from '../site/site-calculators.ts'

const placed = import.meta.glob<PlacedSchema>('/schemas/*/schema.{ts,json}', { query: '?place', import: 'view', eager: true })
const plans = import.meta.glob<PlanData | undefined>('/schemas/*/schema.{ts,json}', { query: '?plan', import: 'view' })

export const workingClasses = workingClassesOf([...Object.values(placed), ...siteCalculators()])

export const workingClassOf = (id: string): WorkingClass | undefined => workingClasses.find((known) => known.id === id)

/** The id whose schema and texts a working id uses: its own, but for the few that share one. */
const calculatorOf = (id: string): string => String(workingClassOf(id)?.schema.id ?? id)

const folderOf = (id: string): string | undefined => Object.keys(plans).find((path) => path.includes(`/${calculatorOf(id)}-`))

/** The folder of a working id's schema, `schemas/30-ball-screw`: its texts are called so too. Undefined where its screen is no form. */
export const schemaFolderOf = (id: string): string | undefined => {
  const own = siteCalculatorOf(id)
  if (own) return calculatorNamespace(own)
  return folderOf(id)
    ?.slice(1)
    .replace(/.schema\.\w+$/, '')
}

/** The plan of a working id; undefined where its screen is no form. */
export const loadPlan = async (id: string): Promise<PlanData | undefined> => {
  const own = siteCalculatorOf(id)
  return own ? (await import('./read-site-calculator.ts')).planOfSiteCalculator(own.id) : plans[folderOf(id) ?? '']?.()
}
