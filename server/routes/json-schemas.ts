/** Serves JSON Schemas of the files that users export. */
import { Hono } from 'hono'
import * as z from 'zod'
import { projectDocument } from '../../contract/saved/project-document.ts'
import type { AppEnv } from '../http/app-env.ts'
import { textFile } from '../http/static-files.ts'
import { respondWithFile } from './static-files.ts'

/** Address of the schema of project files. */
export const projectSchemaPath = '/schemas/project.json'

/** The text of the schema, as served and as stored in `docs/`. */
export const projectSchema = (): string =>
  `${JSON.stringify({ ...z.toJSONSchema(projectDocument, { io: 'input' }), title: 'A project of Sizewright' }, null, 2)}\n`

export const jsonSchemaRoutes = () => {
  const file = textFile(projectSchema(), 'application/schema+json', false)
  return new Hono<AppEnv>().get(projectSchemaPath, (context) => respondWithFile(context, file))
}
