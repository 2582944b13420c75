/** Compares the place and the screen of a class with those of all others: what the start page and the menu show of it. */
import { errorAt, type Fault, nearest } from '../../engine/check/fault.ts'
import { type CalculatorSchema, modelResults, requestCall, type WorkingClassSchema } from '../../engine/define/index.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'
import { classDrawings, ownScreens } from '../../schemas/class-drawings.ts'
import { familyOfService } from '../../server/services/site-calculators/contract-faults.ts'

/** A class with a form, or with a screen of its own. */
export type AnyClass = CalculatorSchema | WorkingClassSchema

const isForm = (one: AnyClass): one is CalculatorSchema => 'fields' in one

const warning = (path: string, code: string, text: { readonly message: string; readonly cure: string }): Fault => ({
  ...errorAt(path, code, text),
  severity: 'warning',
})

const nameOf = (one: AnyClass): string => calculatorNamespace(one).replace('schemas/', '')

/** A drawing or a position that another class has as well. */
const takenFaults = (own: AnyClass, others: readonly AnyClass[]): readonly Fault[] => {
  const { place } = own
  if (!place) return []
  const drawn = others.find((one) => one.place?.drawing === place.drawing)
  const free = classDrawings.filter((name) => [own, ...others].every((one) => one.place?.drawing !== name))
  const beside = others.find((one) => one.place?.group === place.group && place.order !== undefined && one.place.order === place.order)
  return [
    ...(drawn && free.length > 0
      ? [
          warning('place.drawing', 'drawingTaken', {
            message: `'${place.drawing}' is the drawing of ${nameOf(drawn)}`,
            cure: `free: ${free.join(', ')}`,
          }),
        ]
      : []),
    ...(beside
      ? [
          warning('place.order', 'orderTaken', {
            message: `${nameOf(beside)} has the position ${place.order} in '${place.group}'`,
            cure: 'take another number',
          }),
        ]
      : []),
  ]
}

/** The drawing of a class of the same service that makes another call, where the own call has a class with a drawing. */
const drawnCallFaults = (own: CalculatorSchema, others: readonly CalculatorSchema[]): readonly Fault[] => {
  const callOf = (one: CalculatorSchema): string => requestCall(one.request).path
  const serviceOf = (one: CalculatorSchema): string | undefined => callOf(one).split('/', 1)[0]
  const drawn = others.filter((one) => one.place?.drawing === own.place?.drawing)
  const alike = others.filter((one) => callOf(one) === callOf(own))
  const [first] = drawn
  if (!first || alike.length === 0 || !drawn.every((one) => serviceOf(one) === serviceOf(own) && callOf(one) !== callOf(own))) return []
  const message = `'${own.place?.drawing}' is the drawing of ${nameOf(first)}, which calls '${callOf(first)}'`
  const drawings = [...new Set(alike.flatMap((one) => one.place?.drawing ?? []))].join(', ')
  return [warning('place.drawing', 'otherDrawing', { message, cure: `make that call, or draw ${drawings} as others with this call` })]
}

/** What turns stands in the group of its own. */
const [turning, rotary] = ['turn', 'rotary'] as const
const ofRotary: ReadonlySet<string> = new Set([turning, 'drive'])

/** Whether a form asks for a stroke: what it sizes moves in a line. */
const hasStroke = (own: AnyClass): boolean =>
  isForm(own) && Object.keys(requestCall(own.request).parameters).some((name) => /^stroke$/i.test(name))

/** Motions that do not go with the group or with the form. */
const moveFaults = (own: AnyClass): readonly Fault[] => {
  const { place } = own
  const fits = (move: string): boolean =>
    place?.group === rotary ? ofRotary.has(move) : move !== turning && !(hasStroke(own) && ofRotary.has(move))
  const stray = place?.moves?.filter((move) => !fits(move)) ?? []
  if (stray.length === 0) return []
  const message = `'${stray.join(', ')}' does not go with the group '${place?.group}'${hasStroke(own) ? ' and a stroke' : ''}`
  return [warning('place.moves', 'otherMove', { message, cure: 'correct the motions or the group' })]
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const addressFaults = ({ name, place }: AnyClass): readonly Fault[] =>
  place?.address === undefined || place.address === kebab(name)
    ? []
    : [
        warning('place.address', 'otherAddress', {
          message: `'${place.address}' is not the name of the class`,
          cure: `write '${kebab(name)}'`,
        }),
      ]

/** What makes the page of one screen differ from another of it. */
const shownBy = (one: WorkingClassSchema): string => JSON.stringify([one.place.screen, one.place.opensScene === true, one.service])

const sameFaults = (own: WorkingClassSchema, others: readonly AnyClass[]): readonly Fault[] => {
  const same = others.find((one) => !isForm(one) && shownBy(one) === shownBy(own))
  if (!same) return []
  return [
    warning('', 'sameAsOther', {
      message: `its page is that of ${nameOf(same)}`,
      cure: `write place.also there, or show something else here`,
    }),
  ]
}

/** A time of the progress modal that is shorter or longer than any other. */
const overlayFaults = (own: AnyClass, others: readonly AnyClass[]): readonly Fault[] => {
  if ('values' in own.results) return []
  const { overlayMs } = own.results
  const times = others.filter(({ results }) => 'overlayMs' in results).map((one) => modelResults(one).overlayMs)
  const [least, most] = [Math.min(...times), Math.max(...times)]
  if (times.length === 0 || (overlayMs >= least && overlayMs <= most)) return []
  return [warning('results.overlayMs', 'otherOverlay', { message: `others have ${least} to ${most}`, cure: `write ${least}` })]
}

/** The screen that shows scenes at once. */
const sceneScreen = 'rotaryIndustry'

const screenFaults = async (own: WorkingClassSchema, others: readonly AnyClass[]): Promise<readonly Fault[]> => {
  const { place, service, results } = own
  const isKnown = ownScreens.some((known) => known === place.screen)
  const cure = nearest(place.screen, ownScreens)
  if (!isKnown) return [errorAt('place.screen', 'unknownScreen', { message: `there is no screen '${place.screen}'`, cure })]
  const { family, fault } = await familyOfService(service, 'service')
  if (fault) return [{ ...fault, severity: 'error' }]
  const elsewhere = others.flatMap((one) => (!isForm(one) && one.place.screen === place.screen ? [one.results.overlayMs] : []))
  const [usual] = elsewhere
  return [
    ...(family === results.family
      ? []
      : [
          errorAt('service', 'otherFamily', {
            message: `'${service}' does not answer with '${results.family}'`,
            cure: 'correct one of the two',
          }),
        ]),
    ...(place.opensScene === true && place.screen !== sceneScreen
      ? [warning('place.opensScene', 'unread', { message: `'${place.screen}' does not read it`, cure: `only '${sceneScreen}' does` })]
      : []),
    ...(usual !== undefined && elsewhere.every((one) => one === usual) && results.overlayMs !== usual
      ? [warning('results.overlayMs', 'otherOverlay', { message: `every other '${place.screen}' has ${usual}`, cure: `write ${usual}` })]
      : overlayFaults(own, others)),
  ]
}

/** A time of the progress modal outside of those of all others, and an init call of another service than the calculation. */
const formFaults = (own: CalculatorSchema, others: readonly AnyClass[]): readonly Fault[] => {
  const { init, request } = own
  const [offered, called] = [init?.get.split('/', 1)[0], requestCall(request).path.split('/', 1)[0]]
  return [
    ...overlayFaults(own, others.filter(isForm)),
    ...drawnCallFaults(own, others.filter(isForm)),
    ...(offered !== undefined && offered !== called
      ? [
          warning('init.get', 'otherService', {
            message: `it asks '${offered}', the calculation is that of '${called}'`,
            cure: `write '${called}'`,
          }),
        ]
      : []),
  ]
}

/**
 * @param own the class
 * @param others all other classes
 * @returns a place or a screen that contradicts itself or is that of another class
 */
export const classFaults = async (own: AnyClass, others: readonly AnyClass[]): Promise<readonly Fault[]> => [
  ...takenFaults(own, others),
  ...moveFaults(own),
  ...addressFaults(own),
  ...(isForm(own) ? formFaults(own, others) : [...sameFaults(own, others), ...(await screenFaults(own, others))]),
]
