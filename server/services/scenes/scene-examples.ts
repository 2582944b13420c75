import { createHash } from 'node:crypto'
import type { WorkingFirstRequest } from '../../../families/rotary/wire/calls.ts'
import { type SceneRecordRequest, submittedStatus } from '../../../families/rotary/wire/record.ts'
import { sceneClasses } from './scene-classes.ts'
import type { ServedScenes } from './served-scenes.ts'

/** Example body of `WorkingFirst`: the first scene with the initial values of its form. */
export const exampleScene = (scenes: ServedScenes): WorkingFirstRequest => {
  const [compiled] = scenes.values()
  const { name = '', items = {} } = compiled?.scene ?? {}
  return { type: name, list: Object.entries(items).map(([item, { unit, default: value }]) => ({ name: item, value, unit })) }
}

/**
 * Example body of `SubmitRecord`. Its id is derived from the content, so that the example is stored once however often it is
 * sent.
 */
export const exampleRecord = (scenes: ServedScenes): SceneRecordRequest => {
  const content = { classID: sceneClasses[0] ?? '', ...exampleScene(scenes), status: submittedStatus } as const
  return { ...content, submissionID: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32) }
}
