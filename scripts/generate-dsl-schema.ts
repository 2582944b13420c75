/** Generates the JSON Schemas of calculator schemas (`docs/dsl.schema.json`) and of documents (`docs/calculator-document.schema.json`) from the engine. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentJsonSchema } from '../engine/define/document.ts'
import { dslJsonSchema } from '../engine/define/meta-schema.ts'

writeFileSync(join(import.meta.dirname, '../docs/dsl.schema.json'), `${JSON.stringify(dslJsonSchema(), null, 2)}\n`)
writeFileSync(join(import.meta.dirname, '../docs/calculator-document.schema.json'), `${JSON.stringify(documentJsonSchema(), null, 2)}\n`)
