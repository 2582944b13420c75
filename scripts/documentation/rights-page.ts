/** Generates the table of rights, and the access of each role to every route. */
import { type Access, rightEntries, roles, rightsOf } from '../../contract/people/rights.ts'
import type { RouteAccess } from '../../server/routes/open-pages.ts'

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

const rightsIn = (access: Access): readonly string[] => {
  const row = rightsOf(access)
  return roles.map((role) => row?.[role] ?? 'no entry')
}

const byPath = (one: RouteAccess, other: RouteAccess): number => {
  const [a, b] = [one, other].map(({ method, path }) => `${path} ${method}`)
  return a === undefined || b === undefined || a === b ? 0 : a < b ? -1 : 1
}

/** @param routes all routes of the app */
export const rightsPage = (routes: readonly RouteAccess[]): string => `# Rights

Generated from \`contract/people/rights.ts\` and the routes of the whole app (\`npm run generate\`). \`allowed\`: every thing of the kind; \`own\`: one's own; \`company\`: those of one's company;
\`bySite\`: one's own where the site opens it to visitors (\`files.signIn\`), else refused;
\`no\`: refused. A test asks every route as every role (\`tests/unit/server/rights/every-route.test.ts\`).

## Resources

${table(
  ['resource', 'action', ...roles],
  rightEntries().map((access) => [access.resource, access.action, ...rightsIn(access)]),
)}

## Routes

${routes.length} routes × ${roles.length} roles. \`HEAD\` goes with \`GET\`; a route that says that nothing is there is a page.

${table(
  ['route', 'resource', ...roles],
  routes
    .toSorted(byPath)
    .map(({ method, path, access }) => [`\`${method} ${path}\``, `${access.resource} ${access.action}`, ...rightsIn(access)]),
)}
`
