/** Checks that a schema names a call that this server answers, and sends what the call expects. */
import { nearest } from '../../../engine/check/fault.ts'
import { initFaults } from '../../../engine/check/init-faults.ts'
import { modelResults, requestCall, resultValues } from '../../../engine/define/index.ts'
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import { decodeRequest, encodeRequest, initialState, type Plan, reduce } from '../../../engine/index.ts'
import { bodyParameters } from '../../../families/define/body-parameters.ts'
import type { CallParameters } from '../../../families/define/call-parameters.ts'
import type { PairCalculation } from '../../../families/define/pair-family.ts'
import type { ServiceShape } from '../../../families/define/service-shape.ts'
import { familyLoaders, loadFamily, loadSizer } from '../../../families/registry.ts'
import { loadAssembly } from '../assembly/load-assembly.ts'
import { formCalls } from '../calls/served-call.ts'
import { type ContractFault, parameterFaults } from './parameter-faults.ts'

/** A service: its family and its calls. */
type Service = { readonly family: string; readonly calls: readonly string[] }

/** The services of a family, by name. */
const servicesOf = async (family: string): Promise<readonly (readonly [string, Service])[]> => {
  const { selection, pairs } = await loadFamily(family)
  const own = Object.keys(selection?.services ?? {}).map(
    (service) => [service, { family, calls: [formCalls.calculation, formCalls.init] }] as const,
  )
  const paired = await pairs?.()
  return paired ? [...own, [paired.service, { family, calls: paired.calculations.map(({ call }) => call) }]] : own
}

/** All services by name. */
const allServices = async (): Promise<ReadonlyMap<string, Service>> =>
  new Map((await Promise.all(Object.keys(familyLoaders).map(servicesOf))).flat())

/** Checks that sizing handles the example requests; it expects complete requests and throws for incomplete ones. */
const sizingFaults = async (plan: Plan, { init, cases }: CalculatorExamples): Promise<readonly ContractFault[]> => {
  const { prepare } = await loadSizer(modelResults(plan.schema).family)
  const broken = cases.filter(({ request = {} }) => {
    const decoded = decodeRequest(plan, Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]])), init)
    if ('issues' in decoded) return false
    try {
      prepare(decoded.values, {}).demands()
      return false
    } catch {
      return true
    }
  })
  const message = `the service cannot size what the examples send: ${broken.map(({ name }) => `'${name}'`).join(', ')}`
  return broken.length === 0 ? [] : [{ path: 'request', code: 'serviceFails', message, cure: 'send what belongs together' }]
}

/** Faults of a request to a service that selects rows of one table. */
const ownFaults = async (
  plan: Plan,
  examples: CalculatorExamples | undefined,
  taken: CallParameters,
): Promise<readonly ContractFault[]> => {
  const found = parameterFaults(plan, examples?.init, taken)
  // Examples are only tried where no other fault was found.
  return found.length > 0 || !examples ? found : sizingFaults(plan, examples)
}

/** Faults of the init call: parameters that it does not take, and what the form reads that its answer does not have. */
const initCallFaults = (
  plan: Plan,
  examples: CalculatorExamples | undefined,
  services: Readonly<Record<string, ServiceShape>>,
): readonly ContractFault[] => {
  const { init } = plan.schema
  const answers = services[init?.get.split('/')[0] ?? '']
  if (!init || !answers) return []
  const { init: answer, initBy } = answers
  const unknown = Object.keys(init.query ?? {}).filter((name) => name !== initBy?.parameter)
  const parameters = unknown.map((name): ContractFault => {
    const cure = nearest(name, initBy ? [initBy.parameter] : [])
    return { path: `init.query.${name}`, code: 'unknownParameter', message: `the init call takes no '${name}'`, cure }
  })
  // What the sample answer lacks as well is reported of the examples.
  const isSampled = !examples || initFaults(plan, { answer: examples.init, whose: '' }).length === 0
  return [...parameters, ...(isSampled ? initFaults(plan, { answer, whose: 'the answer of the service' }) : [])]
}

type Inputs = CalculatorExamples['cases'][number]['inputs']

/** Inputs with one optional number left empty, for each such number. */
const withoutOne = ({ schema }: Plan, inputs: Inputs): readonly { readonly inputs: Inputs; readonly empty: string }[] =>
  Object.keys(inputs).flatMap((id) => {
    const field = schema.fields[id]
    const isOptional = field?.kind === 'number' && (field.required ?? true) !== true
    return isOptional ? [{ inputs: Object.fromEntries(Object.entries(inputs).filter(([one]) => one !== id)), empty: id }] : []
  })

/** Validates the example bodies with the service's own parser, also with optional fields left empty. */
const bodyFaults = (plan: Plan, { cases, init }: CalculatorExamples, answers: Pick<PairCalculation, 'parse'>): readonly ContractFault[] => {
  const refused = (inputs: Inputs) => {
    const sent = encodeRequest(plan, reduce(initialState(plan, { init }), { type: 'restore', inputs }).snapshot)
    const read = answers.parse(JSON.parse(JSON.stringify('body' in sent ? sent.body : sent.query)))
    return 'faults' in read ? read.faults : []
  }
  const message = 'the service refuses it'
  const whole = cases.flatMap(({ inputs }) =>
    refused(inputs).map(({ path, code }) => ({ path: `request.${path}`, code, message, cure: '' })),
  )
  const partial = cases
    .filter(({ inputs }) => refused(inputs).length === 0)
    .flatMap(({ inputs }) => withoutOne(plan, inputs))
    .flatMap((one) =>
      refused(one.inputs).map(({ path }) => ({ path: one.empty, message: `the service refuses ${path} while it is left empty` })),
    )
    .map(({ path, message }) => ({
      path,
      code: 'emptyRefused',
      message,
      cure: 'leave out `required: false`, or give it a default',
    }))
  const named = [...whole, ...partial]
  return named.filter(({ path, code }, index) => named.findIndex((one) => one.path === path && one.code === code) === index)
}

const unknownService = (at: string, service: string, services: ReadonlyMap<string, Service>): ContractFault => ({
  path: at,
  code: 'unknownService',
  message: `no service '${service}' answers`,
  cure: nearest(service, [...services.keys()]),
})

/** The family that a service answers with, or the fault of a name that no service has. */
export const familyOfService = async (service: string, at: string) => {
  const services = await allServices()
  const known = services.get(service)
  return known ? { family: known.family } : { fault: unknownService(at, service, services) }
}

const callFault = (
  { at, path }: { readonly at: string; readonly path: string },
  services: ReadonlyMap<string, Service>,
): ContractFault | undefined => {
  const [service = '', call = ''] = path.split('/')
  const known = services.get(service)
  if (!known) return unknownService(at, service, services)
  if (!known.calls.includes(call)) {
    return { path: at, code: 'unknownCall', message: `'${service}' has no call '${call}'`, cure: nearest(call, known.calls) }
  }
  // Either is answered; neither with what the other one is read for.
  const isInit = at.startsWith('init.')
  const meant = known.calls.filter((one) => (one === formCalls.init) === isInit)
  if (meant.includes(call)) return undefined
  const message = `'${call}' is the call ${isInit ? 'of the calculation' : 'for the init answer'}`
  return { path: at, code: 'otherCall', message, cure: `write ${meant.map((one) => `'${service}/${one}'`).join(' or ')}` }
}

/** What answers a call: the rows of one table, or a calculation of pairs; undefined of both if there is no such call. */
export const answererOf = async (path: string, usual: string) => {
  const [service = '', call = ''] = path.split('/')
  // Cards of combinations describe one component, so the answering family may differ from `results.family`.
  const family = (await allServices()).get(service)?.family ?? usual
  const { selection, pairs } = await loadFamily(family)
  if (selection && Object.hasOwn(selection.services, service)) return { family, selection, paired: undefined, calculation: undefined }
  const paired = await pairs?.()
  return { family, selection: undefined, paired, calculation: paired?.calculations.find((one) => one.call === call) }
}

/** The faults of the parts of an answer. */
const assemblyFaults = async (schema: Plan['schema']): Promise<readonly ContractFault[]> => {
  const loaded = await loadAssembly(schema)
  if (!loaded) return []
  if ('faults' in loaded) return loaded.faults.map(({ path, message }) => ({ path, code: 'assembly', message, cure: '' }))
  const { family } = loaded.first
  const results = modelResults(schema)
  const message = `the first part is one of '${family.id}', not of '${results.family}'`
  return family.id === results.family ? [] : [{ path: 'results.family', code: 'otherFamily', message, cure: `write '${family.id}'` }]
}

/** Whether a family has a card for combinations that its models are part of. */
const showsCombinations = async (family: string): Promise<boolean> =>
  Object.keys((await loadFamily(family)).shown?.otherCards ?? {}).length > 0

/**
 * @param plan of the schema
 * @param examples example inputs, needed to try the service
 * @returns an unknown family, service or call; parameters that the call does not accept; requests that the service refuses
 */
export const contractFaults = async (plan: Plan, examples: CalculatorExamples | undefined): Promise<readonly ContractFault[]> => {
  const { request, init, host } = plan.schema
  const results = modelResults(plan.schema)
  if (host !== undefined) {
    const cure = 'leave it out, or put it into the folder of a site as a document'
    return [{ path: 'host', code: 'hostElsewhere', message: 'only a calculator in the folder of a site is answered elsewhere', cure }]
  }
  if (resultValues(plan.schema)) {
    const cure = 'leave it out, or send a request'
    return init ? [{ path: 'init', code: 'initWithoutRequest', message: 'results that are values ask no service', cure }] : []
  }
  const families = Object.keys(familyLoaders)
  if (!families.includes(results.family)) {
    return [
      {
        path: 'results.family',
        code: 'unknownFamily',
        message: `there is no family '${results.family}'`,
        cure: nearest(results.family, families),
      },
    ]
  }
  if (plan.schema.assembly) return assemblyFaults(plan.schema)
  const { method, path } = requestCall(request)
  const services = await allServices()
  const named = [{ at: method === 'GET' ? 'request.get' : 'request.post', path }, ...(init ? [{ at: 'init.get', path: init.get }] : [])]
  const unknown = named.flatMap((one) => callFault(one, services) ?? [])
  if (unknown.length > 0) return unknown
  const { family, selection, paired, calculation } = await answererOf(path, results.family)
  const isShown = family === results.family || (!selection && (await showsCombinations(results.family)))
  if (!isShown) {
    const message = `'${path.split('/', 1)[0]}' finds models of '${family}', not of '${results.family}'`
    return [{ path: 'results.family', code: 'otherFamily', message, cure: `write '${family}'` }]
  }
  if (selection) {
    return [...initCallFaults(plan, examples, selection.services), ...(await ownFaults(plan, examples, await selection.parameters()))]
  }
  if (!paired || !calculation) return []
  const found = parameterFaults(plan, examples?.init, bodyParameters(calculation.request, paired.units))
  // Examples are only tried where no other fault was found.
  return found.length > 0 || !examples ? found : bodyFaults(plan, examples, calculation)
}
