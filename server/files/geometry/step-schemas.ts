/** The schemas in which solids are written as STEP, and what each has. */
import { type StepHeader, stepText, timeStamp } from './step-header.ts'

/** `number`: that of the kernel's writer. AP203 (1994) has neither colours nor measures of a product. */
export const stepSchemas = {
  AP242: { number: 5, hasColours: true, hasMeasures: true },
  AP214: { number: 4, hasColours: true, hasMeasures: true },
  AP203: { number: 3, hasColours: false, hasMeasures: false },
} as const satisfies Readonly<Record<string, { readonly number: number; readonly hasColours: boolean; readonly hasMeasures: boolean }>>
export type StepSchemaName = keyof typeof stepSchemas

const [date = '', time = ''] = timeStamp.split('T')
const [year, month, day] = date.split('-').map(Number)
const [hour, minute] = time.split(':').map(Number)

/**
 * AP203 requires who made a part, and when; the kernel writes the name and address of the machine and its clock.
 * @returns the data with the author and the organisation of the header, and its fixed time
 */
export const withMaker = (data: string, { author, organisation }: Pick<StepHeader, 'author' | 'organisation'>): string =>
  data
    .replaceAll(/= PERSON\([^;]*;/g, `= PERSON(${stepText(author)},${stepText(author)},$,$,$,$);`)
    .replaceAll(/= ORGANIZATION\([^;]*;/g, `= ORGANIZATION($,${stepText(organisation)},'');`)
    .replaceAll(/= CALENDAR_DATE\([^;]*;/g, `= CALENDAR_DATE(${year},${day},${month});`)
    .replaceAll(/= LOCAL_TIME\(\d+,\d+,[^,]*,/g, `= LOCAL_TIME(${hour},${minute},$,`)
