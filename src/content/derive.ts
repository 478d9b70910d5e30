import { photosIn } from "../../plugins/gatsby-plugin-content-model/photos";
import { interpolate, interpolateContent } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl, valueAt } from "../../plugins/gatsby-plugin-content-model/values";
import { chatCode } from "./derived/chat-code";
import { closuresOf, todayIn } from "./derived/closed-days";
import type { Derived } from "./derived/derived-fields";
import {
  closedWeekdays,
  closingMinute,
  describeOpeningHours,
  dutyHours,
  dutyOf,
  hoursByDays,
  weekdaysFrom,
} from "./derived/opening-hours";
import { chatNumber, chatUrl, mapsUrl, menuChatNumber, phoneUrl } from "./derived/outbound-links";
import { remotePhotoData, type ServicePhoto } from "./derived/photo";
import { addressLines, describeAddress } from "./derived/postal-address";
import { nameOf, structuredData } from "./derived/structured-data";
import { timeZoneOf } from "./derived/time-zone";
import { townsOnMap } from "./derived/towns-on-map";
import { capitalised, factsOf, planFacts } from "./facts";
import { type Content, contentFiles, type OpeningHours, type Plan, type PostalAddress } from "./model/content-files";
import { minuteOfDay, weekdays } from "./model/formats/hours";
import { contactCardPath, pageUrl, type Route, routes } from "./routes";
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
  const { "business.yaml": business, "services.yaml": serviceList, "plans.yaml": planList } = filled;
  const { address, openingHours } = business;
  const today = todayIn(timeZoneOf(business), now);
  const derived: Content = {
    ...filled,
    "business.yaml": {
      ...business,
      ...ofBusiness(filled, today),
      address: withLines(address),
      ...(openingHours && { openingHours: openingHours.map((entry) => ({ ...entry, ...ofOpeningHours(entry) })) }),
    },
    "services.yaml": {
      ...serviceList,
      services: serviceList.services.map((service) => ({ ...service, chatUrl: chatAbout(service.title, filled) })),
    },
    "plans.yaml": { ...planList, plans: planList.plans?.map((plan) => ({ ...plan, ...ofPlan(plan, filled) })) },
    "pages/home.yaml": homePage(filled),
    "pages/contact.yaml": contactPage(filled),
  };
  addImages(derived);
  const pages = routes.map((route) => [route.file, { ...derived[route.file], ...ofPage(route, filled, today) }]);
  return { ...derived, ...Object.fromEntries(pages) };
}

/** For how many years yearly closed days are listed: a site that nobody rebuilds stays right that long. */
const yearsWithoutBuild = 10;

/** Link to the chat with the greeting, and a message behind it. */
const chatWith = (message: string, { "business.yaml": business }: Content) =>
  chatUrl(chatNumber(business), `${business.greeting} ${message}`.trim());

const chatAbout = (title: string, content: Content) =>
  chatWith(interpolate(content["services.yaml"].message, { title }), content);

function ofPage({ file, path, template, inHeader = false }: Route, content: Content, today: string) {
  const { "business.yaml": business, "plans.yaml": planList } = content;
  // Search engines look for structured data on the pages that show them.
  const plans = template === "services" ? planList.plans : undefined;
  const added: Derived<"Page"> = {
    path,
    url: pageUrl(business.siteUrl, path),
    inHeader,
    structuredData: template === "legal" ? undefined : structuredData(business, today, plans),
  };
  // Search engines show a description on one line.
  return { ...added, description: content[file].description.replaceAll("\n", " ") };
}

function ofBusiness(content: Content, today: string): Derived<"Business"> {
  const { "business.yaml": business, "interface.yaml": texts } = content;
  const { address, emergencyHours, greeting, openingHours } = business;
  const chat = chatUrl(chatNumber(business), greeting);
  const menuPhone = business.menuPhone ?? business.phone;
  const closedDays = openingHours && closedWeekdays(openingHours);
  const urgent = content["services.yaml"].services.find((service) => service.urgent);
  return {
    name: nameOf(business),
    phoneUrl: phoneUrl(business.phone),
    menuPhone,
    menuPhoneUrl: phoneUrl(menuPhone),
    chatUrl: chat,
    menuChatUrl: chatUrl(menuChatNumber(business), greeting),
    emergencyChatUrl: urgent ? chatAbout(urgent.title, content) : chat,
    emailUrl: `mailto:${business.email}`,
    mapsUrl: mapsUrl(describeAddress(address)),
    contactCardPath,
    timeZone: timeZoneOf(business),
    isTrial: isExample("business.yaml", business.siteUrl),
    hoursByDays: [
      ...hoursByDays(openingHours ?? [], texts),
      ...(closedDays ? [{ days: closedDays, hours: content["pages/contact.yaml"].details.closedLabel }] : []),
    ].map(({ days, hours }) => ({ days: capitalised(days), hours })),
    openingHoursText: capitalised(describeOpeningHours(openingHours ?? [], texts)),
    weekdays: [...weekdays],
    closures: closuresOf(business.closedOn ?? [], today, yearsWithoutBuild),
    duty: emergencyHours ? { ...dutyOf(emergencyHours), written: dutyHours(emergencyHours, texts) } : undefined,
    today,
    townsOnMap: townsOnMap(business),
    chatCode: chatCode(chatNumber(business)),
  };
}

const withLines = (address: PostalAddress): PostalAddress & Derived<"Address"> => ({
  ...address,
  lines: addressLines(address),
});

const ofOpeningHours = (entry: OpeningHours): Derived<"OpeningHours"> => ({
  days: weekdaysFrom(entry.firstDay, entry.lastDay),
  opensAt: minuteOfDay(entry.opens),
  closesAt: closingMinute(entry.closes),
});

function ofPlan(plan: Plan, { "plans.yaml": list, "business.yaml": business }: Content): Derived<"Plan"> {
  const facts = planFacts(plan);
  return {
    warranty: interpolate(list.warrantyText, facts),
    chatUrl: chatUrl(chatNumber(business), interpolate(list.greeting, facts)),
  };
}

/** The home page with the chats of its symptoms. */
function homePage(content: Content): Content["pages/home.yaml"] {
  const { "pages/home.yaml": home } = content;
  const { triage } = home.hero;
  if (!triage) return home;
  const symptoms = triage.symptoms.map((symptom) => ({ ...symptom, chatUrl: chatWith(symptom.message, content) }));
  return { ...home, hero: { ...home.hero, triage: { ...triage, symptoms } } };
}

/** Adds images to the photos of image services, whose size and colour the check guarantees. Changes `content`. */
function addImages(content: Content) {
  for (const { file, path, name } of photosIn(contentFiles, content)) {
    if (!isUrl(name)) continue;
    const photo = valueAt(content, [file, ...path.slice(0, -1)]) as ServicePhoto & Partial<Derived<"Photo">>;
    photo.image = remotePhotoData(photo);
  }
}

/** The contact page; without emergency service its form offers no such subject, unless there is no other. */
function contactPage({ "pages/contact.yaml": page, "business.yaml": business }: Content): typeof page {
  if (business.emergencyHours) return page;
  const subjects = page.form.subjects.filter(({ value }) => value !== "emergencia");
  return { ...page, form: { ...page.form, ...(subjects.length > 0 && { subjects }), emergency: undefined } };
}
