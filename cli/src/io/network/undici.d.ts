// Deep imports, because loading all of undici takes twice as long.
declare module 'undici/lib/dispatcher/pool.js' {
  import { Pool } from 'undici'

  export = Pool
}
declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  import { EnvHttpProxyAgent } from 'undici'

  export = EnvHttpProxyAgent
}
declare module 'undici/lib/dispatcher/socks5-proxy-agent.js' {
  import { Socks5ProxyAgent } from 'undici'

  export = Socks5ProxyAgent
}
declare module 'undici/lib/api/api-connect.js' {
  import type { Dispatcher } from 'undici'

  const connect: Dispatcher['connect']
  export = connect
}
declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici'

  function request(this: Dispatcher, options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData>
  export = request
}
