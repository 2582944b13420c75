import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uncover } from '../../../screens/base/machine/call.ts'
import type { Asking } from '../../../screens/base/machine/define-machine.ts'
import { readAs } from '../../../screens/base/browser/session-slot.ts'
import { keepPanel, savedPanel, openPanel } from '../../../screens/servo/saved-panel.ts'
import { searchAgain, servoMachine } from '../../../screens/servo/panel-machine.ts'
import { calculationFor, searchOf } from '../../../screens/servo/panel-questions.ts'
import { emptyPanel, keywordDelayMs, type PanelState } from '../../../screens/servo/panel-state.ts'
import { type AnyEvent, anyDeed, commandOf, type Deed, opened, openVisit, ownDeed, send, type Visit } from './servo-actions.ts'
import {
  checkAtRest,
  checkChoiceMade,
  checkDemand,
  checkFilters,
  checkFirstFilters,
  checkLateAnswer,
  checkMotorReset,
  checkOffer,
  checkOnlyMotor,
  checkPages,
  checkSearch,
  checkSingleValues,
  checkStart,
  createChoiceTimes,
  createClearedSeries,
} from './servo-laws.ts'
import { endOf } from './servo-world.ts'

type Check = {
  readonly deed?: fc.Arbitrary<Deed>
  /** Makes what looks at every step, anew for each run. */
  readonly inspector?: () => Visit['inspect']
  readonly settled?: (visit: Visit) => void
}

const { advance } = servoMachine

const replay = (log: readonly AnyEvent[]): PanelState => log.reduce((state, event) => advance(state, event).state, opened().state)

/** A text of the session storage, as a panel opens from it. */
const read = (text: string | undefined): PanelState => openPanel(readAs(savedPanel, text))

/** Runs actions while the service answers in whatever order the scheduler lets it, then lets everything arrive. */
function runs({ deed = anyDeed, inspector = () => () => {}, settled = () => {} }: Check) {
  const commands = fc.commands([deed.map(commandOf)], { size: 'max', maxCommands: 40 })
  return fc.asyncProperty(commands, fc.scheduler(), async (actions, scheduler) => {
    const problems: unknown[] = []
    // Two legs, so that a person can do something while an answer is under way.
    const ask = (question: Asking) => {
      const travel = () => scheduler.schedule(Promise.resolve(), `answer to ${question.key}`)
      void scheduler
        .schedule(Promise.resolve(), `question ${question.key}`)
        .then(travel)
        .then(() => send(visit, endOf(question)))
        .catch((problem: unknown) => problems.push(problem))
    }
    const visit = openVisit({ inspect: inspector(), ask })
    await fc.scheduledModelRun(scheduler, () => ({ model: visit, real: visit }), actions)
    await scheduler.waitIdle()
    if (problems.length > 0) throw problems[0]
    settled(visit)
  })
}

type Order = {
  /** How many outstanding questions are answered after each action. */
  readonly between: (action: number) => number
  /** Which of the outstanding questions is answered next. */
  readonly pick: (outstanding: number) => number
}

/** Does one thing after another, with answers in a given order; in the end everything is answered. */
function play(deeds: readonly Deed[], { between, pick }: Order): PanelState {
  const outstanding: Asking[] = []
  const visit = openVisit({ inspect: () => {}, ask: (question) => void outstanding.push(question) })
  const answer = () => outstanding.splice(pick(outstanding.length), 1).forEach((question) => send(visit, endOf(question)))
  deeds.forEach((deed, index) => {
    const event = deed.eventIn(visit.state)
    if (event) send(visit, event)
    for (let left = between(index); left > 0 && outstanding.length > 0; left -= 1) answer()
  })
  while (outstanding.length > 0) answer()
  return visit.state
}

const immediately: Order = { between: () => Infinity, pick: () => 0 }

/** Picks from a list of random numbers, over and over. */
const cycle = (numbers: readonly number[]) => {
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}
/** A state without the answers before the last one: which of those came in time is all that it is. */
const shown = ({ motors, calculation, ...own }: PanelState) => ({
  ...own,
  // Start covers what has been answered already: it is compared once the overlay's time is over.
  calls: [uncover(motors), uncover(calculation)].map((call) => ('previous' in call ? { ...call, previous: undefined } : call)),
})

const deeds = (deed: fc.Arbitrary<Deed>, maxLength: number) => fc.array(deed, { maxLength, size: 'max' })
const numbers = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 })

describe('whatever a person does to the servo panel, and whenever the answers come', () => {
  it.each([
    ['no later choice survives the clearing of an earlier one', createChoiceTimes],
    ['a single remaining value is chosen unless it was just cleared', () => checkSingleValues],
    ['a choice that is open and on offer is made and keeps those before it; any other is not', () => checkChoiceMade],
    ['a late answer changes nothing', () => checkLateAnswer],
    ['what is offered belongs to the motor and the demand that are there now', () => checkOffer],
    ['Start runs only with a motor and the inputs; and then it always does, whether a ratio is chosen or not', () => checkStart],
    ['the only motor found is chosen unless it was just cleared', () => checkOnlyMotor],
    ['what the service has chosen at first comes once, and changes nothing that somebody chose', () => checkFirstFilters],
    ['changing the filters takes back a picked motor that does not meet them, and no other', () => checkFilters],
    ['another demand takes the ratio back', () => checkDemand],
    ['another search begins at its first page', () => checkPages],
    ['a series that was taken back does not come back by an answer', createClearedSeries],
    ['the list is asked for with everything that it is filtered by', () => checkSearch],
    ['picking a type, a brand or a series or typing takes the motor back, and so does a custom motor', () => checkMotorReset],
  ] as const)('%s', async (_, inspector) => {
    await fc.assert(runs({ inspector }))
  })

  it('in the end nothing is under way, and what is shown answers what is filled in', async () => {
    await fc.assert(runs({ settled: checkAtRest }))
  })

  it('the same events give the same state, and an answer that comes twice changes nothing', async () => {
    const settled = ({ state, log }: Visit) => {
      expect(replay(log)).toEqual(state)
      const answers = log.filter(({ type }) => type === 'arrived' || type === 'failed')
      expect(answers.reduce((last, answer) => advance(last, answer).state, state)).toEqual(state)
    }
    await fc.assert(runs({ settled }))
  })

  it('answers in any order end in the same state as answers in the order of their questions', () => {
    const cases = fc.tuple(deeds(anyDeed, 30), deeds(anyDeed, 8), numbers)
    fc.assert(
      fc.property(cases, ([answered, open, picks]) => {
        const between = (action: number) => (action < answered.length ? Infinity : 0)
        const pick = cycle(picks)
        const all = [...answered, ...open]
        const shuffled = play(all, { between, pick: (outstanding) => pick() % outstanding })
        expect(shuffled).toEqual(play(all, { between, pick: () => 0 }))
      }),
    )
  })

  it('what does not pick from an answer ends in the same state, whenever the answers come', () => {
    fc.assert(
      fc.property(deeds(ownDeed, 30), numbers, numbers, (all, waits, picks) => {
        const [wait, pick] = [cycle(waits), cycle(picks)]
        const order: Order = { between: () => wait() % 3, pick: (outstanding) => pick() % outstanding }
        expect(shown(play(all, order))).toEqual(shown(play(all, immediately)))
      }),
    )
  })

  it('a panel that is kept and read again is as it was, and asks what it asked', async () => {
    const settled = ({ state }: Visit) => {
      const text = JSON.stringify(keepPanel(state))
      const again = read(text)
      expect(JSON.parse(JSON.stringify(keepPanel(again)))).toEqual(JSON.parse(text))
      const { page: _page, ...search } = searchOf(state)
      expect(searchOf(again)).toMatchObject(search)
      expect(calculationFor(again.motor, again)).toEqual(calculationFor(state.motor, state))
      expect(again.motors.state).toBe('idle')
    }
    await fc.assert(runs({ settled }))
  })

  it('any other text is an empty panel', () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constantFrom(undefined, '{"keyword":"<b>"}', '[]', 'null'))
    fc.assert(
      fc.property(texts, (text) => {
        expect(read(text)).toEqual(emptyPanel)
      }),
    )
  })

  it('typing waits a second before it is searched for; everything else is asked at once', () => {
    const typed = (keyword: string) => advance(opened().state, { type: 'keywordTyped', keyword })
    fc.assert(
      fc.property(fc.string(), (keyword) => {
        const { state, asks } = typed(keyword)
        expect(asks.map(({ afterMs }) => afterMs)).toEqual(keyword.trim() === '' ? [] : [keywordDelayMs])
        expect(advance(state, searchAgain).asks).toMatchObject([{ question: 'motors', afterMs: 0 }])
      }),
    )
  })
})
