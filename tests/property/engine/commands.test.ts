import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../engine/index.ts'
import type { Session } from '../../../engine/testing/commands.ts'
import { answerTo, openForm, userActions } from '../../../engine/testing/commands.ts'
import type { Subject } from '../../../engine/testing/sequences.ts'
import { checkIncremental, checkSound, checkStart } from '../../../engine/testing/state-laws.ts'
import { calculators } from '../../../schemas/registry.ts'
import { duty } from '../../fixtures/schemas/duty.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'

const zooSubject = { plan: compile(zoo), inits: zooInits } satisfies Subject
const subjects = [
  ...calculators.map(({ schema, examples }) => ({
    name: `${schema.id} ${schema.name}`,
    subject: { plan: compile(schema), inits: [examples.init] as const },
  })),
  { name: 'zoo (every field kind and policy)', subject: zooSubject },
  { name: 'duty (rows of every kind)', subject: { plan: compile(duty), inits: [{}] as const } },
]

type Check = { readonly inspect?: Session['inspect']; readonly settled?: (session: Session) => void; readonly fields?: readonly string[] }

/** Runs user actions with the init answers in any order, then lets all answers arrive. */
function runs(subject: Subject, { inspect = () => {}, settled = () => {}, fields }: Check) {
  return fc.asyncProperty(userActions(subject, fields), fc.scheduler(), async (actions, scheduler) => {
    // Two legs, so that a person can do something while an answer is under way.
    const later: Session['later'] = (label, arrive) => {
      const travel = () => scheduler.schedule(Promise.resolve(), label)
      void scheduler.schedule(Promise.resolve(), `question for the ${label}`).then(travel).then(arrive)
    }
    const session = openForm(subject, { later, inspect })
    await fc.scheduledModelRun(scheduler, () => ({ model: session, real: session }), actions)
    await scheduler.waitIdle()
    settled(session)
  })
}

describe.each(subjects)('whatever a person does to $name', ({ subject }) => {
  const { plan } = subject

  it('every value stays finite, Start is explained, and evaluation is exact', async () => {
    const inspect: Session['inspect'] = (state) => {
      checkSound(plan, state)
      checkStart(plan, state)
      checkIncremental(plan, state)
    }
    await fc.assert(runs(subject, { inspect }))
  })

  it('the options in the end are those of the last question, in whatever order the answers came', async () => {
    const fields = plan.edges.filter((edge) => edge.to === 'init').map((edge) => edge.from)
    const settled = ({ requested, state }: Session) => {
      // While a value of the question is not known there is none; the last answer is then left as it is.
      const expected = requested === undefined ? state.init : answerTo(requested, subject)
      expect(state.init).toBe(expected)
    }
    await fc.assert(runs(subject, { settled, fields }))
  })
})

describe('a failing run', () => {
  it('prints as a list of what the person did', async () => {
    const neverBoth: Session['inspect'] = ({ inputs: { extras, mode } }) => {
      if (Array.isArray(extras) && extras.includes('cover') && mode === 'time') throw new Error('both')
    }
    // It ends with the first run that fails.
    const failed = fc.assert(runs(zooSubject, { inspect: neverBoth }), { numRuns: 1000, endOnFailure: false })
    await expect(failed).rejects.toThrow(/\[(switch mode to time,tick cover in extras|tick cover in extras,switch mode to time) /)
  })
})
