/** Writes meshes as a 3MF package: an object for each body, in its place, in mm. */
import { zipOf } from '../../base/archive.ts'
import type { BodyMesh } from './part-mesh.ts'

/** What the package says of itself. */
export type About = { readonly title: string; readonly designer: string; readonly description: string; readonly program: string }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const inXml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const modelPath = '3D/3dmodel.model'

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>\n`

const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/${modelPath}" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>\n`

const decimal = (value: number): string => String(Number(value.toFixed(5)))

const objectOf = ({ body, vertices, triangles }: BodyMesh, index: number): string => {
  const name = body.instances === 1 ? body.name : `${body.name} ${body.instance}`
  return [
    `<object id="${index + 1}" type="model" name="${inXml(name)}"><mesh><vertices>`,
    ...vertices.map(([x, y, z]) => `<vertex x="${decimal(x)}" y="${decimal(y)}" z="${decimal(z)}"/>`),
    '</vertices><triangles>',
    ...triangles.map(([one, two, three]) => `<triangle v1="${one}" v2="${two}" v3="${three}"/>`),
    '</triangles></mesh></object>',
  ].join('\n')
}

/**
 * @param about the model
 * @param meshes bodies in their place
 * @returns the package; equal meshes yield equal bytes
 */
export function write3mf({ title, designer, description, program }: About, meshes: readonly BodyMesh[]): Uint8Array<ArrayBuffer> {
  const about = { Title: title, Designer: designer, Description: description, Application: program }
  const model = [
    `${head}<model unit="millimeter" xml:lang="en-US" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">`,
    ...Object.entries(about).map(([name, value]) => `<metadata name="${name}">${inXml(value)}</metadata>`),
    '<resources>',
    ...meshes.map(objectOf),
    '</resources><build>',
    ...meshes.map((_, index) => `<item objectid="${index + 1}"/>`),
    '</build></model>\n',
  ].join('\n')
  return zipOf([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: relations },
    { name: modelPath, content: model },
  ])
}
