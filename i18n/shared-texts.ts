/** Types of the shared texts, derived from the base language: namespace → keys, and the values each text takes. */
import type { texts as account } from './zh-Hans/account.ts'
import type { texts as assembly } from './zh-Hans/assembly.ts'
import type { texts as checkReport } from './zh-Hans/check-report.ts'
import type { texts as batch } from './zh-Hans/batch.ts'
import type { texts as company } from './zh-Hans/company.ts'
import type { texts as content } from './zh-Hans/content.ts'
import type { texts as derivations } from './zh-Hans/derivations.ts'
import type { texts as directory } from './zh-Hans/directory.ts'
import type { texts as embed } from './zh-Hans/embed.ts'
import type { texts as files } from './zh-Hans/files.ts'
import type { texts as filters } from './zh-Hans/filters.ts'
import type { texts as frame } from './zh-Hans/frame.ts'
import type { texts as groups } from './zh-Hans/groups.ts'
import type { texts as help } from './zh-Hans/help.ts'
import type { texts as home } from './zh-Hans/home.ts'
import type { texts as inquiries } from './zh-Hans/inquiries.ts'
import type { texts as kept } from './zh-Hans/kept.ts'
import type { texts as models } from './zh-Hans/models.ts'
import type { texts as motorDrawer } from './zh-Hans/motor-drawer.ts'
import type { texts as orderCode } from './zh-Hans/order-code.ts'
import type { texts as playground } from './zh-Hans/playground.ts'
import type { texts as product } from './zh-Hans/product.ts'
import type { texts as report } from './zh-Hans/report.ts'
import type { texts as results } from './zh-Hans/results.ts'
import type { texts as rotary } from './zh-Hans/rotary.ts'
import type { texts as scenes } from './zh-Hans/scenes.ts'
import type { texts as consoleOf } from './zh-Hans/server/console.ts'
import type { texts as search } from './zh-Hans/search.ts'
import type { texts as serverAssembly } from './zh-Hans/server/assembly.ts'
import type { texts as serverBatch } from './zh-Hans/server/batch.ts'
import type { texts as serverContent } from './zh-Hans/server/content.ts'
import type { texts as serverDrawing } from './zh-Hans/server/drawing.ts'
import type { texts as serverFiles } from './zh-Hans/server/files.ts'
import type { texts as serverInquiries } from './zh-Hans/server/inquiries.ts'
import type { texts as serverLogs } from './zh-Hans/server/logs.ts'
import type { texts as people } from './zh-Hans/server/people.ts'
import type { texts as proof } from './zh-Hans/server/proof.ts'
import type { texts as sheets } from './zh-Hans/server/sheets.ts'
import type { texts as sites } from './zh-Hans/server/sites.ts'
import type { texts as serviceFactor } from './zh-Hans/service-factor.ts'
import type { texts as servo } from './zh-Hans/servo.ts'
import type { texts as shell } from './zh-Hans/shell.ts'
import type { texts as sizing } from './zh-Hans/sizing.ts'
import type { texts as submissions } from './zh-Hans/submissions.ts'
import type { texts as torqueChart } from './zh-Hans/torque-chart.ts'
import type { texts as travel } from './zh-Hans/travel.ts'
import type { texts as userCentre } from './zh-Hans/user-centre.ts'
import type { texts as values } from './zh-Hans/values.ts'
import type { texts as viewer } from './zh-Hans/viewer.ts'

export type SharedTexts = {
  readonly account: typeof account
  readonly assembly: typeof assembly
  readonly 'check-report': typeof checkReport
  readonly batch: typeof batch
  readonly company: typeof company
  readonly content: typeof content
  readonly derivations: typeof derivations
  readonly directory: typeof directory
  readonly embed: typeof embed
  readonly files: typeof files
  readonly filters: typeof filters
  readonly frame: typeof frame
  readonly groups: typeof groups
  readonly help: typeof help
  readonly home: typeof home
  readonly inquiries: typeof inquiries
  readonly kept: typeof kept
  readonly models: typeof models
  readonly 'motor-drawer': typeof motorDrawer
  readonly 'order-code': typeof orderCode
  readonly playground: typeof playground
  readonly product: typeof product
  readonly report: typeof report
  readonly results: typeof results
  readonly rotary: typeof rotary
  readonly scenes: typeof scenes
  readonly 'server/console': typeof consoleOf
  readonly search: typeof search
  readonly 'server/assembly': typeof serverAssembly
  readonly 'server/batch': typeof serverBatch
  readonly 'server/content': typeof serverContent
  readonly 'server/drawing': typeof serverDrawing
  readonly 'server/files': typeof serverFiles
  readonly 'server/inquiries': typeof serverInquiries
  readonly 'server/logs': typeof serverLogs
  readonly 'server/people': typeof people
  readonly 'server/proof': typeof proof
  readonly 'server/sheets': typeof sheets
  readonly 'server/sites': typeof sites
  readonly 'service-factor': typeof serviceFactor
  readonly servo: typeof servo
  readonly shell: typeof shell
  readonly sizing: typeof sizing
  readonly submissions: typeof submissions
  readonly 'torque-chart': typeof torqueChart
  readonly travel: typeof travel
  readonly 'user-centre': typeof userCentre
  readonly values: typeof values
  readonly viewer: typeof viewer
}

export type Namespace = keyof SharedTexts

/** The key paths of all texts: `dialog.title`. */
export type TextPath<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${TextPath<Texts[Key]>}`
}[keyof Texts & string]

type TextAt<Texts, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Texts
    ? TextAt<Texts[Key], Rest>
    : never
  : Path extends keyof Texts
    ? Texts[Path]
    : never

/** Names of the values a text takes: `{name}`, and `{{count:…}}` with its plural forms. */
type ValueNames<Text> = Text extends `${infer Before}{{${infer Forms}}}${infer After}`
  ? ValueNames<Before> | (Forms extends `${infer Name}:${string}` ? Name : never) | ValueNames<After>
  : Text extends `${string}{${infer Name}}${infer After}`
    ? Name | ValueNames<After>
    : never

type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, string | number>>]

/** Returns the text at a path with its values inserted. */
export type TextOf<Texts> = <Path extends TextPath<Texts>>(path: Path, ...values: Values<ValueNames<TextAt<Texts, Path>>>) => string

/** The same keys with any texts: the shape of every language. */
export type SameKeys<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : SameKeys<Texts[Key]> }
