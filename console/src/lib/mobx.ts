import { configure } from 'mobx'

/** Imported once, first, by the app and by the tests: state changes in actions only and is read in reactions. */
configure({ enforceActions: 'always', computedRequiresReaction: false, reactionRequiresObservable: true })
