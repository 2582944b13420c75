/**
 * Collects names and notes of the working classes from the texts of their schemas; every page shows the names, the start page the
 * notes.
 */
import type { Dictionary } from './lookup.ts'

type ClassTexts = {
  readonly name: string
  readonly note: string
  readonly also?: Readonly<Record<string, { readonly name: string; readonly note: string }>>
}

/** `schemas/1000-electric-cylinder` and its texts → the name of 1000 and of each further id of the same schema. */
const namesIn = ([namespace, texts]: readonly [namespace: string, texts: Dictionary]) => {
  const id = /^schemas\/(?<id>\d+)-/.exec(namespace)?.groups?.['id']
  if (id === undefined || texts['class'] === undefined) return []
  // The parity test ensures that every working class has these texts.
  const { also = {}, ...own } = texts['class'] as ClassTexts
  return Object.entries({ [id]: own, ...also })
}

const classesIn = (namespaces: Iterable<readonly [namespace: string, texts: Dictionary]>) => [...namespaces].flatMap(namesIn)

/**
 * @param shell the texts of every page
 * @param namespaces all texts of one language, including those of the schemas
 * @returns the texts of every page with `classes.names.<id>`
 */
export const withClassNames = (shell: Dictionary, namespaces: Iterable<readonly [namespace: string, texts: Dictionary]>): Dictionary => ({
  ...shell,
  classes: { names: Object.fromEntries(classesIn(namespaces).map(([id, { name }]) => [id, name])) },
})

/**
 * @param home the texts of the start page
 * @param namespaces all texts of one language, including those of the schemas
 * @returns the texts of the start page with the distinguishing notes of the classes, `notes.<id>`
 */
export const withClassNotes = (home: Dictionary, namespaces: Iterable<readonly [namespace: string, texts: Dictionary]>): Dictionary => ({
  ...home,
  notes: Object.fromEntries(classesIn(namespaces).map(([id, { note }]) => [id, note])),
})
