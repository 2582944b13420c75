/** Reads a submitted record: as our pages send it, or as the specification lists it (class id, displayName, unit, value, a trailing 0). */
import { randomUUID } from 'node:crypto'
import { locales } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import type { SceneRecordBody, SceneRecordRequest } from '../../../families/rotary/wire/record.ts'
import { andThen, type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { ServedScenes } from './served-scenes.ts'

/** Names of the scenes' items by their labels in every language. */
const itemsByLabel = (scenes: ServedScenes): ReadonlyMap<string, string> =>
  new Map(
    [...scenes.values()].flatMap(({ scene }) =>
      Object.keys(scene.items).flatMap((name) =>
        locales.flatMap((locale) => {
          const label = translate(locale, `scenes:items.${name}`)
          return label === undefined ? [] : [[label, name] as const]
        }),
      ),
    ),
  )

/** The list with the name of each item; an entry without a name is recognised by its label. */
const namedList = (list: SceneRecordBody['list'], scenes: ServedScenes): Parsed<SceneRecordRequest['list']> => {
  const byLabel = list.every(({ name }) => name !== undefined) ? new Map<string, string>() : itemsByLabel(scenes)
  const read = list.map((entry, place): Parsed<SceneRecordRequest['list'][number]> => {
    const { displayName } = entry
    const name = entry.name ?? (displayName === undefined ? undefined : byLabel.get(displayName.trim()))
    if (name !== undefined) return { values: { ...entry, name } }
    return displayName === undefined
      ? refuse('required', `list.${place}.name`)
      : refuse('notAnOption', `list.${place}.displayName`, displayName)
  })
  const faults = read.flatMap((one) => ('faults' in one ? one.faults : []))
  return faults.length > 0 ? { faults } : { values: read.flatMap((one) => ('values' in one ? [one.values] : [])) }
}

/** The scene whose items are exactly those of the list. */
const sceneWith = (list: SceneRecordRequest['list'], scenes: ServedScenes): string | undefined => {
  const names = new Set(list.map(({ name }) => name))
  const [only, ...others] = [...scenes].filter(([, { scene }]) => {
    const items = Object.keys(scene.items)
    return items.length === names.size && items.every((item) => names.has(item))
  })
  return others.length === 0 ? only?.[0] : undefined
}

/**
 * @returns the record with its scene, the names of its items and a submission id; a record without an id is another one each time
 * that it is sent
 */
export const readRecord = ({ type, list, submissionID, ...rest }: SceneRecordBody, scenes: ServedScenes): Parsed<SceneRecordRequest> =>
  andThen(namedList(list, scenes), (named) => {
    const scene = type ?? sceneWith(named, scenes)
    if (scene === undefined) return refuse('required', 'type')
    return { values: { ...rest, type: scene, list: named, submissionID: submissionID ?? randomUUID() } }
  })
