/** Builds the JSON body of a POST: dots in parameter names become nested objects. */
import { rootOf } from '../base/root-of.ts'

/** A value in a body: numbers and lists keep their JSON type. */
export type BodyValue = number | string | boolean | readonly (number | string | boolean)[] | readonly Body[] | Body
/** A JSON object. */
export type Body = { readonly [name: string]: BodyValue }

/** Builds the object with these parameters as members. */
export function nest(parameters: readonly (readonly [name: string, value: BodyValue])[]): Body {
  const groups = Map.groupBy(parameters, ([name]) => rootOf(name))
  return Object.fromEntries(
    [...groups].map(([name, members]): [string, BodyValue] => {
      const [first] = members
      if (first?.[0] === name) return [name, first[1]]
      return [name, nest(members.map(([path, value]) => [path.slice(name.length + 1), value]))]
    }),
  )
}
