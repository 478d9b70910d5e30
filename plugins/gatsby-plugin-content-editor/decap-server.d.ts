/** The part of decap-server that is used; it publishes no types. */
declare module "decap-server/dist/middlewares" {
  export function registerLocalFs(app: import("express").Express, options: { logLevel: string }): Promise<void>;
}
