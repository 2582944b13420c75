/** The pages of the catalogue, loaded together. */
export { ChoicePage } from './choice-page.tsx'
export { DirectoryPage } from './directory-page.tsx'
export { EntrancePage } from './entrance-page.tsx'
export { GroupPage } from './group-page.tsx'
export { RootPage } from './root-page.tsx'
export { SolutionsPage } from './solutions-page.tsx'
