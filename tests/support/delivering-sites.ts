import path from "node:path";

/** The ways of delivery beside the one that ships, each with a build of the site that uses it and the port that this is served at. */
export const deliveringSites = {
  whatsapp: { directory: path.resolve("test-results/sites/whatsapp"), port: 9130 },
  netlify: { directory: path.resolve("test-results/sites/netlify"), port: 9131 },
  servico: { directory: path.resolve("test-results/sites/servico"), port: 9132 },
} as const;

export type Delivery = keyof typeof deliveringSites;

/** The form service of the tests: browsers are led from its name to the port. */
export const formService = { url: "https://forms.example/f/abc", host: "forms.example", port: 9133 };
