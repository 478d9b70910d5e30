import type { z } from "zod";
import { business } from "./business";
import { contactPage } from "./contact-page";
import { homePage } from "./home-page";
import { interfaceTexts } from "./interface";
import { privacyPage, termsPage } from "./legal-pages";
import { planList } from "./plans";
import { serviceList } from "./services";
import { servicesPage } from "./services-page";
import type { photo } from "./shared";
import { statements } from "./statements";
import { stepList } from "./steps";

/** The schema of every file in `data/`, by path below `data/`. */
export const contentFiles = {
  "business.yaml": business,
  "services.yaml": serviceList,
  "plans.yaml": planList,
  "steps.yaml": stepList,
  "interface.yaml": interfaceTexts,
  "statements.yaml": statements,
  "pages/home.yaml": homePage,
  "pages/services.yaml": servicesPage,
  "pages/contact.yaml": contactPage,
  "pages/terms.yaml": termsPage,
  "pages/privacy.yaml": privacyPage,
} as const;

export type ContentFile = keyof typeof contentFiles;

/** The valid content of all files. */
export type Content = { [File in ContentFile]: z.infer<(typeof contentFiles)[File]> };

export type Business = Content["business.yaml"];
export type Photo = z.infer<typeof photo>;
export type PostalAddress = Business["address"];
export type OpeningHours = NonNullable<Business["openingHours"]>[number];
export type Plan = NonNullable<Content["plans.yaml"]["plans"]>[number];
