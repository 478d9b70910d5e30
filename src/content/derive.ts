import { interpolate, interpolateContent } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl } from "../../plugins/gatsby-plugin-content-model/values";
import { chatCode } from "./derived/chat-code";
import { closuresOf, todayIn } from "./derived/closed-days";
import type { Derived } from "./derived/derived-fields";
import { fingerprint } from "./derived/fingerprint";
import {
  closingMinute,
  describeDays,
  describeHours,
  minuteOfDay,
  weekdayNumber,
  weekdays,
} from "./derived/opening-hours";
import { chatNumber, chatUrl, emailUrl, mapsUrl, menuChatNumber, phoneUrl } from "./derived/outbound-links";
import { remotePhotoData, type ServicePhoto } from "./derived/photo";
import { addressLines, describeAddress } from "./derived/postal-address";
import { structuredData } from "./derived/structured-data";
import { townsOnMap } from "./derived/towns-on-map";
import { installs, worksWithAir } from "./derived/trade";
import { capitalised, factsOf, planFacts } from "./facts";
import {
  type Business,
  type Content,
  contentFiles,
  type OpeningHours,
  type Photo,
  type Plan,
} from "./model/content-files";
import { contactCardPath, pageUrl, routes } from "./routes";

/**
 * What the pages show: the content with facts in place of `{names}`, and with the fields of `derived-fields.ts`, which are computed
 * from it. Pure; Gatsby runs it once a change of the content, and serves its result to the pages' queries.
 *
 * @param content valid content
 * @param now the moment of the build, for what depends on the date
 */
export function derive(content: Content, now: Date): Content {
  const { taxNumber } = content["business.yaml"];
  // Letters in a CNPJ are capitals (Instrução Normativa RFB nº 2.229/2024), however they are typed.
  const written = { ...content, "business.yaml": { ...content["business.yaml"], taxNumber: taxNumber.toUpperCase() } };
  const filled = interpolateContent(contentFiles, written, factsOf(written, now));
  const { "business.yaml": business, "plans.yaml": planList, "services.yaml": serviceList } = filled;
  const today = todayIn(business.timeZone, now);
  const chat = (message = "") => chatUrl(chatNumber(business), `${business.greeting} ${message}`.trim());
  const about = (title: string) => chat(interpolate(serviceList.message, { title }));
  const urgent = serviceList.services.find((service) => service.urgent);

  const pages = routes.map(({ file, path, template, inHeader = false }) => {
    // Search engines look for structured data on the pages that show them.
    const plans = template === "services" ? planList.plans : undefined;
    const data = template === "legal" ? undefined : structuredData(business, today, worksWithAir(filled), plans);
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
      ...ofBusiness(business, today),
      contactCardPath: `${contactCardPath}?v=${fingerprint([business, contact.details.cardNote])}`,
      emergencyChatUrl: urgent ? about(urgent.title) : chat(),
      worksWithAir: worksWithAir(filled),
      address: { ...business.address, lines: addressLines(business.address) },
      openingHours: business.openingHours.map((entry) => ({ ...entry, ...ofOpeningHours(entry, texts) })),
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
    "pages/contact.yaml": { ...contact, form: withoutAbsent(contact.form, content) },
  };
}

/** The form without the subjects that the business does not serve. An owner may have given that of installations another meaning. */
function withoutAbsent(form: Content["pages/contact.yaml"]["form"], content: Content): typeof form {
  const { emergencyHours } = content["business.yaml"];
  const subjects = form.subjects.filter(({ value, label }) => {
    if (value === "emergencia") return emergencyHours !== undefined;
    return value !== "instalacao" || !/instala/i.test(label) || installs(content);
  });
  return { ...form, subjects, emergency: emergencyHours ? form.emergency : undefined };
}

function ofBusiness(
  business: Business,
  today: string,
): Omit<Derived<"Business">, "contactCardPath" | "emergencyChatUrl" | "worksWithAir"> {
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
    today,
    townsOnMap: townsOnMap(business.servedTowns, business.address.city),
    chatCode: chatCode(chatNumber(business)),
  };
}

const ofOpeningHours = (entry: OpeningHours, texts: Content["interface.yaml"]): Derived<"OpeningHours"> => ({
  days: capitalised(describeDays(entry, texts)),
  hours: describeHours(entry, texts),
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
