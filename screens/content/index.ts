/** The pages of the published content, loaded together. */
export { ArticlePage } from './article-page.tsx'
export { BookPage } from './book-page.tsx'
export { BookList, BooksPage } from './books-page.tsx'
export { ContactPage } from './contact-page.tsx'
export { DocumentsPage } from './documents-page.tsx'
export { HelpPage } from './help-page.tsx'
export { InformationPage } from './information-page.tsx'
export { NewsPage } from './news-page.tsx'
