/** Parameters as the JSON body of a POST: dots in a parameter's name make nested objects. */

/** What a member of a body may be: numbers stay numbers, lists arrays. */
export type BodyValue = number | string | boolean | readonly (number | string | boolean)[] | readonly Body[] | Body
/** A JSON object. */
export type Body = { readonly [name: string]: BodyValue }

/** The object whose members are these parameters. */
export function nest(parameters: readonly (readonly [name: string, value: BodyValue])[]): Body {
  const groups = Map.groupBy(parameters, ([name]) => name.split('.', 1)[0] ?? '')
  return Object.fromEntries(
    [...groups].map(([name, members]): [string, BodyValue] => {
      const [first] = members
      if (first?.[0] === name) return [name, first[1]]
      return [name, nest(members.map(([path, value]) => [path.slice(name.length + 1), value]))]
    }),
  )
}
