/**
 * The working classes in the order of the start page. The plan of a class is loaded when its form opens; all files are found by
 * name.
 */
import type { PlanData } from '../../../engine/index.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { type PlacedSchema, type WorkingClass, workingClassesOf } from '../../../schemas/working-classes.ts'
import { siteCalculatorOf, siteCalculators } from '../site/site-calculators.ts'

const placed = import.meta.glob<PlacedSchema>('/schemas/*/schema.{ts,json}', { query: '?place', import: 'view', eager: true })
const plans = import.meta.glob<PlanData | undefined>('/schemas/*/schema.{ts,json}', { query: '?plan', import: 'view' })

export const workingClasses = workingClassesOf([...Object.values(placed), ...siteCalculators()])

/** The classes that lists show: further ids of a calculator open the same form. */
export const listedClasses = workingClasses.filter(({ id, schema }) => id === String(schema.id))

export const workingClassOf = (id: string): WorkingClass | undefined => workingClasses.find((known) => known.id === id)

/** Returns the id of the schema and texts of a working id; a few working ids share one. */
const calculatorOf = (id: string): string => String(workingClassOf(id)?.schema.id ?? id)

const folderOf = (id: string): string | undefined => Object.keys(plans).find((path) => path.includes(`/${calculatorOf(id)}-`))

/**
 * Returns the schema folder of a working id, such as `schemas/30-ball-screw`, which also names its texts; undefined if the class
 * has no form.
 */
export const schemaFolderOf = (id: string): string | undefined => {
  const own = siteCalculatorOf(id)
  if (own) return calculatorNamespace(own)
  return folderOf(id)
    ?.slice(1)
    .replace(/.schema\.\w+$/, '')
}

/** Loads the plan of a working id; undefined if the class has no form. */
export const loadPlan = async (id: string): Promise<PlanData | undefined> => {
  const own = siteCalculatorOf(id)
  return own ? (await import('./read-site-calculator.ts')).planOfSiteCalculator(own.id) : plans[folderOf(id) ?? '']?.()
}
