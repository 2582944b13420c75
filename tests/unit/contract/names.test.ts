/** What a person names is one line that shows what it holds: no control or formatting character and no other line separator. */
import { expect, test } from 'vitest'
import { projectFields } from '../../../contract/saved/project-document.ts'
import { selectionToSave } from '../../../contract/saved/saved-items.ts'
import { line } from '../../../contract/site/site-parts.ts'

const selection = { v: 1, calculator: '30', inputs: {} }
const shapes: Readonly<Record<string, (name: string) => boolean>> = {
  'a selection': (name) => selectionToSave.safeParse({ name, selection }).success,
  'a project': (name) => projectFields.name.safeParse(name).success,
  'a site': (name) => line.safeParse(name).success,
}

test.each(Object.keys(shapes))('the name of %s', (kind) => {
  const accepts = (name: string) => shapes[kind]?.(name)
  expect(['Z axis', 'Ось Z', 'Z 轴 №1', 'a\u00A0b'].map(accepts)).toEqual([true, true, true, true])
  const refused = [0, 9, 10, 0x7f, 0x85, 0x200b, 0x200e, 0x2028, 0x2029, 0x202e, 0x2066, 0xfeff]
  expect(refused.filter((code) => accepts(`a${String.fromCodePoint(code)}b`))).toEqual([])
})
