import { interpolate, interpolateContent } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl } from "../../plugins/gatsby-plugin-content-model/values";
import { chatCode } from "./derived/chat-code";
import { closuresOf, todayIn } from "./derived/closed-days";
import type { Derived } from "./derived/derived-fields";
import { fingerprint } from "./derived/fingerprint";
import { closingMinute, dutyOf, hoursByDays, weekdayNumber } from "./derived/opening-hours";
import { chatNumber, chatUrl, emailUrl, mapsUrl, menuChatNumber, phoneUrl } from "./derived/outbound-links";
import { remotePhotoData, type ServicePhoto } from "./derived/photo";
import { addressLines, describeAddress } from "./derived/postal-address";
import { structuredData } from "./derived/structured-data";
import { townsOnMap } from "./derived/towns-on-map";
import { capitalised, factsOf, planFacts } from "./facts";
import {
  type Business,
  type Content,
  contentFiles,
  type OpeningHours,
  type Photo,
  type Plan,
} from "./model/content-files";
import { minuteOfDay, weekdays } from "./model/formats/hours";
import { contactCardPath, pageUrl, routes } from "./routes";
import { isExample } from "./rules/examples";

/**
 * What the pages show: the content with facts in place of `{names}`, and with the fields of `derived-fields.ts`, which are computed
 * from it. Pure; Gatsby runs it once a change of the content, and serves its result to the pages' queries.
 *
 * @param content valid content
 * @param now the moment of the build, for what depends on the date
 */
export function derive(content: Content, now: Date): Content {
  const filled = interpolateContent(contentFiles, content, factsOf(content, now));
  const { "business.yaml": business, "plans.yaml": planList, "services.yaml": serviceList } = filled;
  const today = todayIn(business.timeZone, now);
  const chat = (message = "") => chatUrl(chatNumber(business), `${business.greeting} ${message}`.trim());
  const about = (title: string) => chat(interpolate(serviceList.message, { title }));
  const urgent = serviceList.services.find((service) => service.urgent);

  const pages = routes.map(({ file, path, template, inHeader = false }) => {
    // Search engines look for structured data on the pages that show them.
    const plans = template === "services" ? planList.plans : undefined;
    const data = template === "legal" ? undefined : structuredData(business, today, plans);
    // Search engines show a description on one line.
    const description = filled[file].description.replaceAll("\n", " ");
    const added: Derived<"Page"> = { path, url: pageUrl(business.siteUrl, path), inHeader, structuredData: data };
    return [file, { ...filled[file], description, ...added }];
  });
  const {
    "pages/home.yaml": home,
    "pages/contact.yaml": contact,
    "interface.yaml": texts,
  } = { ...filled, ...(Object.fromEntries(pages) as Pick<Content, (typeof routes)[number]["file"]>) };

  const { triage } = home.hero;
  const symptoms = triage?.symptoms.map((symptom) => ({ ...symptom, chatUrl: chat(symptom.message) }));
  const { technician, repair } = home;

  return {
    ...filled,
    ...Object.fromEntries(pages),
    "business.yaml": {
      ...business,
      ...ofBusiness(business, texts, today),
      contactCardPath: `${contactCardPath}?v=${fingerprint([business, contact.details.cardNote])}`,
      emergencyChatUrl: urgent ? about(urgent.title) : chat(),
      isExample: isExample("business.yaml", ["siteUrl"], business.siteUrl),
      address: { ...business.address, lines: addressLines(business.address) },
      openingHours: business.openingHours?.map((entry) => ({ ...entry, ...ofOpeningHours(entry) })),
    },
    "services.yaml": {
      ...serviceList,
      services: serviceList.services.map((service) => ({ ...service, chatUrl: about(service.title) })),
    },
    "plans.yaml": {
      ...planList,
      plans: planList.plans?.map((plan) => ({ ...plan, ...ofPlan(plan, planList, chatNumber(business)) })),
    },
    "pages/home.yaml": {
      ...home,
      hero: { ...home.hero, ...(triage && symptoms && { triage: { ...triage, symptoms } }) },
      teaser: { ...home.teaser, photos: home.teaser.photos?.map(withImage) },
      ...(technician && { technician: withPhoto(technician) }),
      ...(repair && { repair: withPhoto(repair) }),
    },
    "pages/contact.yaml": { ...contact, form: withoutAbsent(contact.form, business) },
  };
}

/** The form without the emergency, if the business serves none. */
function withoutAbsent(form: Content["pages/contact.yaml"]["form"], { emergencyHours }: Business): typeof form {
  if (emergencyHours) return form;
  return { ...form, subjects: form.subjects.filter(({ value }) => value !== "emergencia"), emergency: undefined };
}

function ofBusiness(
  business: Business,
  texts: Content["interface.yaml"],
  today: string,
): Omit<Derived<"Business">, "contactCardPath" | "emergencyChatUrl" | "isExample"> {
  const { greeting } = business;
  return {
    phoneUrl: phoneUrl(business.phone),
    menuPhoneUrl: phoneUrl(business.menuPhone),
    chatUrl: chatUrl(chatNumber(business), greeting),
    menuChatUrl: chatUrl(menuChatNumber(business), greeting),
    emailUrl: emailUrl(business.email),
    mapsUrl: mapsUrl(describeAddress(business.address)),
    closures: closuresOf(business.closedOn ?? [], today),
    weekdays: [...weekdays],
    duty: business.emergencyHours ? dutyOf(business.emergencyHours) : undefined,
    today,
    hoursByDays: hoursByDays(business.openingHours ?? [], texts).map(({ days, hours }) => ({
      days: capitalised(days),
      hours,
    })),
    townsOnMap: townsOnMap(business),
    chatCode: chatCode(chatNumber(business)),
  };
}

const ofOpeningHours = (entry: OpeningHours): Derived<"OpeningHours"> => ({
  fromDay: weekdayNumber(entry.firstDay),
  toDay: weekdayNumber(entry.lastDay),
  opensAt: minuteOfDay(entry.opens),
  closesAt: closingMinute(entry.closes),
});

/** The texts of the plans' file about one plan. */
const ofPlan = (plan: Plan, list: Content["plans.yaml"], phone: string): Derived<"Plan"> => ({
  warranty: interpolate(list.warrantyText, planFacts(plan)),
  chatUrl: chatUrl(phone, interpolate(list.greeting, planFacts(plan))),
});

/** The check guarantees size and colour for a photo of an image service. */
const withImage = (photo: Photo): Photo & Partial<Derived<"Photo">> =>
  isUrl(photo.url) ? { ...photo, image: remotePhotoData(photo as ServicePhoto) } : photo;

const withPhoto = <Shown extends { photo?: Photo | undefined }>(shown: Shown): Shown =>
  shown.photo ? { ...shown, photo: withImage(shown.photo) } : shown;
