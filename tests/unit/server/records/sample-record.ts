/** A submission for the tests of stored records. */
import type { NewSceneRecord } from '../../../../server/records/repository.ts'

let made = 0

/** One that differs from every other by its submissionID. */
export const sampleRecord = (own: Partial<NewSceneRecord> = {}): NewSceneRecord => ({
  submissionID: `submission-${String(++made).padStart(8, '0')}`,
  classID: '3000000',
  scene: 'disc',
  language: 'en',
  inputs: [
    { name: 'tableDiameter', value: 400, unit: 'mm' },
    { name: 'workpieceCount', value: 8, unit: '' },
  ],
  rows: [{ name: 'totalInertia', value: 0.226966803123, unit: 'kg*m^2' }],
  ...own,
})

export const sampleTime = new Date('2026-11-21T20:00:00.000Z')

/** What becomes of a record that a visitor sent and nobody has looked at. */
export const untouched = { state: 'new', changed: null, personID: null, answer: '', version: 0, changedBy: null } as const
