/** Generates the pages of the scenes (`docs/scenes/*.md`); a page whose scene is gone goes too. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenes } from '../schemas/scenes/registry.ts'
import { scenePage, scenePageName } from './scene-docs/scene-page.ts'

const folder = join(import.meta.dirname, '../docs/scenes')
mkdirSync(folder, { recursive: true })
for (const scene of scenes) writeFileSync(join(folder, scenePageName(scene)), scenePage(scene))

const current = new Set(scenes.map(scenePageName))
for (const name of readdirSync(folder).filter((file) => !current.has(file))) rmSync(join(folder, name))
