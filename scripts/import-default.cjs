// The one helper of tslib that the site's libraries call. All of tslib would otherwise be on every page.
exports.__importDefault = (module) => (module?.__esModule ? module : { default: module });
