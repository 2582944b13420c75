/** Reports of every calculator, made of its worked examples and of the examples of pages that are no form. */
import type { LoadedVersion } from '../../../../server/services/versions/catalogue-versions.ts'
import { compile, initialState, reduce, stateInputs } from '../../../../engine/index.ts'
import type { Selection } from '../../../../contract/saved/selection-document.ts'
import { calculators } from '../../../../schemas/registry.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { catalogueCalls } from '../../../../server/catalogue-calls.ts'
import { ensureCatalogue } from '../../../../server/catalogue/import/import-catalogue.ts'
import { createCatalogue } from '../../../../server/catalogue/store/catalogue.ts'
import type { Database } from '../../../../server/database/database.ts'
import { performTask } from '../../../../server/files/report-check/perform-task.ts'
import { createSceneRecords } from '../../../../server/records/scene-records.ts'
import { registerFamilies } from '../../../../server/services/calculators/registered-families.ts'
import type { ServedCall } from '../../../../server/services/calls/served-call.ts'
import type { CheckParts } from '../../../../server/services/report/check-report.ts'
import { reportInputOf } from '../../../../server/services/report/report-input.ts'
import { defaultSite } from './default-site.ts'
import { wholeAnswer } from '../../../../server/services/calls/whole-answer.ts'

export const caller = { locale: 'en', site: defaultSite } as const
const site = { key: 'default', name: 'Sizewright', address: 'https://sizewright.example' }
const engineVersion = '1.2.3'
/** The secret of every site. */
export const siteSecret = 'secret'

/** A question, as a reader of the interface puts it. */
export type Question = { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly body?: unknown }

export type Case = { readonly name: string; readonly selection: Selection; readonly request: Question }

/** The worked inputs of each calculator, as its page keeps them with what it fills in by itself, and the request that its schema says they make. */
export const formCases = (): readonly Case[] =>
  calculators.flatMap(({ schema, examples }) => {
    const plan = compile(schema)
    return examples.cases.map(({ name, inputs }) => {
      const form = reduce(initialState(plan, { init: examples.init }), { type: 'restore', inputs })
      // Stated inputs are JSON by their type.
      const stated = JSON.parse(JSON.stringify(stateInputs(plan, form.inputs))) as Selection['inputs']
      return {
        name: `${schema.id} ${name}`,
        selection: { v: 1, calculator: String(schema.id), inputs: stated },
        request: { path: '', query: {} },
      }
    })
  })

/** Pages that are no form: the example of the call that they make. */
const pageCalls = [
  { calculator: '2000001', path: 'ReducerWorking/ServoMotorCalculation' },
  { calculator: '3000000', path: 'RotatingPlatformWorking/WorkingSecond' },
  { calculator: '3000000', path: 'RotatingPlatformWorking/ServoMotorCalculation' },
] as const

export const createReports = async (database: Database) => {
  await ensureCatalogue(database)
  const families = await registerFamilies()
  const catalogue = await createCatalogue(database, families)
  const { calls, versions } = catalogueCalls({
    database,
    families,
    catalogue,
    records: createSceneRecords(database, () => 0),
    search: true,
    ofSites: { calculableOf: () => undefined },
  })
  const callAt = (path: string): ServedCall | undefined => calls.find((call) => `${call.service}/${call.call}` === path)
  const ask = async ({ path, query, body }: Question): Promise<unknown> => {
    const call = callAt(path)
    if (!call) throw new Error(`no call ${path}`)
    const listed = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]))
    const read = await wholeAnswer(call.method === 'GET' ? call.respond(listed, caller) : call.respond(body ?? {}, caller, {}))
    if ('faults' in read) throw new Error(JSON.stringify(read.faults))
    return JSON.parse(JSON.stringify(read.values))
  }
  const parts: CheckParts = {
    versions,
    live: calls,
    sites: () => [defaultSite],
    engineVersion: async () => engineVersion,
    ownAddress: 'https://sizewright.example',
    knownSecretOf: async () => siteSecret,
    // A thread loads everything anew; `hostile.test.ts` and `real-files.test.ts` start them.
    run: (task) => performTask(structuredClone(task)),
  }
  const pageCases = (): readonly Case[] =>
    pageCalls.map(({ calculator, path }) => {
      const call = callAt(path)
      const body = call?.method === 'POST' ? (call.body.example() as Readonly<Record<string, unknown>>) : {} // examples are objects
      return { name: path, selection: { v: 1, calculator, inputs: {} }, request: { path, query: {}, body } }
    })
  type ReportedModel = { readonly skuID: string; readonly motorSku?: string | undefined; readonly version?: LoadedVersion }
  const inputOf = async (
    one: Case,
    { skuID, motorSku, version }: ReportedModel,
    rest: Partial<Pick<FileInput, 'locale' | 'unit'>> = {},
  ) => {
    const reportRequest = {
      selection: one.selection,
      request: one.request.path === '' ? undefined : one.request,
      skuID,
      motorSku,
      locale: rest.locale ?? ('en' as const),
      unit: rest.unit ?? ('mm' as const),
      site,
      chosen: {},
      engineVersion,
    }
    const read = await reportInputOf(reportRequest, { version: version ?? (await versions.at(undefined)), live: calls, caller })
    if (!read || 'faults' in read) throw new Error(`${one.name}: ${JSON.stringify(read)}`)
    return read.values
  }
  return { calls, versions, ask, parts, pageCases, inputOf, catalogue }
}
