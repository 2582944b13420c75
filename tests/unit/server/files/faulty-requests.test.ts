/** Requests for files with a wrong, missing or unknown member anywhere: a fault of the client, in its language, with labels. */
import { expect, test } from 'vitest'
import { fileKinds } from '../../../../contract/files/files.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { firstModels } from '../support/first-models.ts'
import { createReports, formCases } from '../support/reports.ts'
import { ownWholeApp } from './own-whole-app.ts'

const whole = ownWholeApp()

type Failure = {
  readonly code: number
  readonly message: string
  readonly issues?: readonly { readonly code: string; readonly path: string; readonly message: string }[]
}
type Json = Readonly<Record<string, unknown>>

const calls = ['CreateModel', 'CheckDownload', 'SendDownload'] as const

const ask = async (call: (typeof calls)[number], body: Json): Promise<Failure & { readonly status: number }> => {
  const response = await whole.app.request(`/api/RecordDownload/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'ru' },
    body: JSON.stringify(body),
  })
  // Every call answers in this shape.
  return { status: response.status, ...((await response.json()) as Failure) }
}

const wrong: readonly unknown[] = [undefined, null, '', 'x', -1, 1e99, [], {}, [{}]]

/** The body with one member, at any depth, missing or another one. */
const variantsOf = (body: Json, others: readonly unknown[]): readonly Json[] =>
  Object.entries(body).flatMap(([name, member]) => [
    ...others.map((other) => ({ ...body, [name]: other })),
    ...(typeof member === 'object' && member !== null && !Array.isArray(member)
      ? // A member of JSON that is neither a list nor null.
        variantsOf(member as Json, others).map((inner) => ({ ...body, [name]: inner }))
      : []),
  ])

/** Codes whose message quotes a name that the caller has sent, and a text that the specification prescribes. */
const quoting: ReadonlySet<string> = new Set(['unknownKey'])
const prescribed = 'selectionID'

/** Messages that are not in the language of the caller, or show a key of the program. */
const unreadable = ({ code, message, issues = [] }: Failure): readonly string[] => {
  const messages = [message, ...issues.filter((issue) => !quoting.has(issue.code)).map((issue) => issue.message)]
  const isKey = /[a-z][A-Z]|[a-z]\.[a-z]/
  return code === 0 ? [] : messages.filter((text) => !/[а-яё]/i.test(text) || isKey.test(text.replace(prescribed, '')))
}

type FaultyAnswer = readonly [call: string, body: string, status: number, ...messages: string[]]

const faultsOf = async (call: (typeof calls)[number], body: Json): Promise<readonly FaultyAnswer[]> => {
  const answer = await ask(call, body)
  const messages = unreadable(answer)
  return answer.status >= 500 || messages.length > 0 ? [[call, JSON.stringify(body), answer.status, ...messages]] : []
}

const report = {
  selectionID: 'WTF/THK-WTF2040-2',
  downloadType: fileKinds.report.type,
  orderParams: [],
  unit: 0,
  insert3d: false,
  motorSku: '',
}

test('a wrong member of a request is the fault of the client, told in its language with labels', async () => {
  const [screw] = formCases()
  const request = {
    ...report,
    selection: { ...screw?.selection, assumptions: {} },
    position: 0.5,
    email: '',
    asked: { path: '', query: {} },
  }
  const parts = ['length', 'orderCode', 'nonsense'].map((paramName) => ({ ...request, orderParams: [{ paramName, value: 'x' }] }))
  const shallow = scaledPart(variantsOf({ ...request, selection: {} }, wrong), 40)
  const nested = scaledPart(variantsOf({ selection: request.selection }, [undefined, {}, 'x']), 20).map((one) => ({ ...request, ...one }))
  // The call calculates without a grade, which the form asks for.
  const ungraded = { ...request, selection: { ...screw?.selection, inputs: { ...screw?.selection.inputs, precision: undefined } } }
  const faults: FaultyAnswer[] = [...(await faultsOf('CreateModel', ungraded))]
  for (const call of calls) for (const body of [...parts, ...shallow]) faults.push(...(await faultsOf(call, body)))
  for (const body of nested) faults.push(...(await faultsOf('CreateModel', body)))
  expect(faults).toEqual([])
}, 600_000)

test('so is an input that a calculator misses or does not take, of any calculator', async () => {
  const models = await firstModels(await createReports(whole.database), formCases())
  const faults: FaultyAnswer[] = []
  for (const { one, first } of models) {
    const { selection } = one
    const request = { ...report, selectionID: `${first.serviceID}/${first.skuID}` }
    const variants = scaledPart(variantsOf({ ...selection.inputs }, [undefined, 'x', -1]), 6)
    for (const inputs of variants) faults.push(...(await faultsOf('CreateModel', { ...request, selection: { ...selection, inputs } })))
  }
  expect(faults).toEqual([])
}, 600_000)
