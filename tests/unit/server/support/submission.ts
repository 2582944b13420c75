/** A scene with its defaults, as the page submits it. */
import { type SceneRecordRequest, submittedStatus } from '../../../../families/rotary/wire/record.ts'
import { scenes } from '../../../../schemas/scenes/registry.ts'

let made = 0

/** A submissionID that no other test has. */
const freshSubmissionID = (): string => `test-${process.pid}-${String(++made).padStart(10, '0')}`

export const submissionOf = (type = 'disc', own: Partial<SceneRecordRequest> = {}): SceneRecordRequest => {
  const scene = scenes.find(({ name }) => name === type)
  if (!scene) throw new RangeError(`no scene '${type}'`)
  return {
    classID: '3000000',
    type,
    list: Object.entries(scene.items).map(([name, { unit, default: value }]) => ({ name, value, unit })),
    status: submittedStatus,
    submissionID: freshSubmissionID(),
    ...own,
  }
}
