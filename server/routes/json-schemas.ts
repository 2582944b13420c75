/** JSON Schemas of what people take along as files. */
import { Hono } from 'hono'
import * as z from 'zod'
import { projectDocument } from '../../contract/saved/project-document.ts'
import type { AppEnv } from '../http/app-env.ts'
import { textFile } from '../http/static-files.ts'
import { respondWithFile } from './static-files.ts'

/** Where the one of a project is. */
export const projectSchemaPath = '/schemas/project.json'

/** The text of it, as it is served and stands in `docs/`. */
export const projectSchema = (): string =>
  `${JSON.stringify({ ...z.toJSONSchema(projectDocument, { io: 'input' }), title: 'A project of Sizewright' }, null, 2)}\n`

export const jsonSchemaRoutes = () => {
  const file = textFile(projectSchema(), 'application/schema+json', false)
  return new Hono<AppEnv>().get(projectSchemaPath, (context) => respondWithFile(context, file))
}
