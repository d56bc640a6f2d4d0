/** What a page needs of archived models, fetched when a link asks for one. */
export { archivedContext } from './archivedContext';
export { ModelNotice } from './ModelNotice';
