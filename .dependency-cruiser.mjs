/** The import table (scripts/import-table.ts) as rules of dependency-cruiser, and the rules that hold everywhere. */
import { importTable, joiningScreens, productFolders, sharedScreens } from './scripts/import-table.ts'

const product = productFolders.join('|')
const ownFolders = `^(${product}|scripts|tests)/`

/** The first matching row counts, so every rule leaves out the folders of the rows above it. */
const rowRules = ({ name, folder, may, mayTypes = [], packages }, index) => {
  const from = { path: folder, pathNot: importTable.slice(0, index).map((row) => row.folder) }
  const npm = packages.filter((each) => each !== 'node:').map((each) => `^node_modules/(@types/)?${each}/`)
  const forbid = (what, to) => ({ name: `${name}: ${what}`, severity: 'error', from, to })
  return [
    forbid('folders', { path: ownFolders, pathNot: [...may, ...mayTypes] }),
    ...(mayTypes.length > 0 ? [forbid('types only', { path: mayTypes, pathNot: may, dependencyTypesNot: ['type-only'] })] : []),
    forbid('packages', { path: '^node_modules/', pathNot: npm }),
    ...(packages.includes('node:') ? [] : [forbid('node modules', { dependencyTypes: ['core'] })]),
  ]
}

export default {
  forbidden: [
    ...importTable.flatMap(rowRules),
    {
      name: 'a feature folder never imports another',
      severity: 'error',
      from: { path: '^screens/([^/]+)/', pathNot: `^screens/(${joiningScreens.join('|')})/` },
      to: { path: '^screens/[^/]+/', pathNot: ['^screens/$1/', `^screens/(${sharedScreens.join('|')})/`] },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'the product never imports development packages',
      severity: 'error',
      from: { path: `^(${product})/`, pathNot: '^engine/testing/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: '^(dist|dist-package|dist-server|data|results|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
