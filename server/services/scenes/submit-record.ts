import type { SceneRecordReceipt, SceneRecordRequest } from '../../../families/rotary/wire/record.ts'
import type { Quantity } from '../../../families/rotary/wire/calls.ts'
import { parseUnit } from '../../../engine/units/index.ts'
import type { NewSceneRecord } from '../../records/repository.ts'
import type { SceneRecords } from '../../records/scene-records.ts'
import type { Fault, Parsed } from '../../../families/define/parsed.ts'
import type { Caller } from '../calls/served-call.ts'
import { sceneClasses } from './scene-classes.ts'
import type { ServedScenes } from './served-scenes.ts'
import { workingFirst } from './working-first.ts'

/** The stored form of an input, with the canonical spelling of its unit. */
const toInput = ({ name, value, unit }: Quantity): Quantity => ({ name, value, unit: parseUnit(unit)?.symbol ?? unit })

/** Orders inputs as in the scene. */
const inOrder = (list: readonly Quantity[], items: Readonly<Record<string, unknown>>): readonly Quantity[] => {
  const places = Object.keys(items)
  return list.toSorted((a, b) => places.indexOf(a.name) - places.indexOf(b.name))
}

const classFaults = (classID: string): readonly Fault[] =>
  sceneClasses.includes(classID) ? [] : [{ code: 'notAnOption', path: 'classID', params: { text: classID } }]

type Submission = Omit<NewSceneRecord, 'language' | 'personID'>

/** Calculates the scene again: only results of this program are stored. */
const calculate = ({ classID, type, list, submissionID }: SceneRecordRequest, scenes: ServedScenes): Parsed<Submission> => {
  const inputs = list.map(({ name, value, unit }) => ({ name, value, unit }))
  const calculated = workingFirst({ type, list: inputs }, scenes)
  const faults = [...classFaults(classID), ...('faults' in calculated ? calculated.faults : [])]
  if (faults.length > 0 || 'faults' in calculated) return { faults }
  const items = scenes.get(type)?.scene.items ?? {}
  return { values: { submissionID, classID, scene: type, inputs: inOrder(inputs.map(toInput), items), rows: calculated.values.list } }
}

/** The content that a repeated `submissionID` must have. Result rows are left out: a newer program may calculate other digits. */
const contentOf = ({ classID, scene, inputs }: Submission): string => JSON.stringify({ classID, scene, inputs })

const alreadyUsed: Fault = { code: 'alreadyUsed', path: 'submissionID', params: {} }

/**
 * Answers `SubmitRecord`: stores a scene that can be calculated, once per `submissionID`.
 *
 * @param caller language of the sender, and the person where signed in
 */
export const submitRecord = async (
  request: SceneRecordRequest,
  { locale, actor }: Caller,
  { scenes, records }: { readonly scenes: ServedScenes; readonly records: SceneRecords },
): Promise<Parsed<SceneRecordReceipt>> => {
  const read = calculate(request, scenes)
  if ('faults' in read) return read
  const principal = actor?.principal
  const personID = principal && principal.role !== 'visitor' ? principal.personID : undefined
  const stored = await records.submit({ ...read.values, language: locale, personID })
  if (contentOf(stored) !== contentOf(read.values)) return { faults: [alreadyUsed] }
  return { values: { number: stored.number, time: stored.time } }
}
