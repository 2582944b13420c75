import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../engine/index.ts'
import type { Session } from '../../../engine/testing/commands.ts'
import { answerTo, openForm, userActions } from '../../../engine/testing/commands.ts'
import type { Subject } from '../../../engine/testing/laws.ts'
import { checkIncremental, checkSound, checkStart } from '../../../engine/testing/state-laws.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'

const zooSubject: Subject = { plan: compile(zoo), inits: zooInits }
const subjects = [
  ...calculators.map(({ schema, examples }) => ({ name: `${schema.id} ${schema.name}`, subject: { plan: compile(schema), inits: [examples.init] as const } })),
  { name: 'zoo (every field kind and policy)', subject: zooSubject },
]

/** Runs user actions with the init answers in any order, then lets all answers arrive. */
function runs(subject: Subject, inspect: Session['inspect'], settled: (session: Session) => void = () => {}) {
  return fc.asyncProperty(userActions(subject), fc.scheduler(), async (actions, scheduler) => {
    const later: Session['later'] = (label, arrive) => void scheduler.schedule(Promise.resolve(), label).then(arrive)
    const session = openForm(subject, { later, inspect })
    await fc.scheduledModelRun(scheduler, () => ({ model: session, real: session }), actions)
    await scheduler.waitIdle()
    settled(session)
  })
}

describe.each(subjects)('whatever a person does to $name', ({ subject }) => {
  const { plan } = subject

  it('every value stays finite, Start is explained, and evaluation is exact', async () => {
    await fc.assert(
      runs(subject, (state) => {
        checkSound(plan, state)
        checkStart(plan, state)
        checkIncremental(plan, state)
      }),
    )
  })

  it('the options in the end are those of the last question, in whatever order the answers came', async () => {
    await fc.assert(
      runs(
        subject,
        () => {},
        ({ asked, state }) => {
          expect(asked).toBeDefined()
          expect(state.init).toBe(answerTo(asked ?? '', subject))
        },
      ),
    )
  })
})

describe('a failing run', () => {
  it('prints as a list of what the person did', async () => {
    const noneTicked: Session['inspect'] = ({ inputs }) => {
      if (Array.isArray(inputs['extras']) && inputs['extras'].includes('cover')) throw new Error('a cover is chosen')
    }
    const failure = await fc.check(runs(zooSubject, noneTicked), { numRuns: 500, seed: 7 })
    expect(failure.failed).toBe(true)
    expect(String(failure.counterexample?.[0])).toMatch(/^tick cover in extras$/)
  })
})
