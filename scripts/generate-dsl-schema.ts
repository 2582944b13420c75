/** Generates the JSON Schema of calculator schemas (`docs/dsl.schema.json`) from the meta-schema of the engine. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dslJsonSchema } from '../engine/define/meta-schema.ts'

writeFileSync(join(import.meta.dirname, '../docs/dsl.schema.json'), `${JSON.stringify(dslJsonSchema(), null, 2)}\n`)
