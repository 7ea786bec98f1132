import { configure } from 'mobx'

/** Must be imported first: state changes in actions only and is read in reactions. */
configure({ enforceActions: 'always', computedRequiresReaction: false, reactionRequiresObservable: true })
