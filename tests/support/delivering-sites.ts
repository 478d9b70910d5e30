import path from "node:path";

/** Two of the delivery modes, each with the folder of its build and the port of its server. */
export const deliveringSites = {
  whatsapp: { directory: path.resolve("test-results/sites/whatsapp"), port: 9130 },
  servico: { directory: path.resolve("test-results/sites/servico"), port: 9132 },
} as const;

export type Delivery = keyof typeof deliveringSites;

/** The form service of the tests; the browser maps its host to the port. */
export const formService = { url: "https://forms.example/f/abc", host: "forms.example", port: 9133 };
