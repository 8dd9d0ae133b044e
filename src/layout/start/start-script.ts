import { offeredIdsName, wholeStylesId } from "../../shared/document-ids";
import { goneQuery } from "../../catalogue/lists/list-query";

/** Id of the element that `startScript` reveals. */
export const startErrorId = "start-error";

/** Tells the start script that React runs, and on which page; later failures are the navigation's to report. */
export function markStarted(): void {
  document.documentElement.dataset.started = window.location.pathname;
}

/** Whether the page of the address is the one on the screen, be it React's or static. */
export function standsAtAddress(): boolean {
  const { started } = document.documentElement.dataset;
  return started === undefined || started === window.location.pathname;
}

/** Shows the line that a part of the page did not load. */
export function revealStartError(): void {
  document.getElementById(startErrorId)?.removeAttribute("hidden");
}

/**
 * Inline script for the document's head. When the page's scripts or data do not arrive, Gatsby
 * leaves the static page standing, complete to read but without interaction. This says so, logs
 * the cause, and offers to try again. Until React takes over it notes which buttons are tapped
 * (`early-use.tsx`). It keeps the browser from covering the tab bar with an offer to install the site,
 * which stays in the browser's menu. Where the address holds a trip, `<html data-trip>`
 * reserves its space on the board. Where it holds a shared list, `<html data-list>` says whether none, a few
 * or many of its items are offered, for which space is reserved, too. Hosts answer what lies below the address
 * of a brand with its list: that was an item's address, and becomes the one that says that it is gone.
 */
export const startScript = `(function(){
var root=document.documentElement;
if(/[?&](days=[1-9]|to=.)/.test(location.search))root.dataset.trip="";
var offered=document.querySelector("meta[name=${offeredIdsName}]");
if(offered&&location.pathname.replace(/\\/$/,"").split("/").length>offered.dataset.path.split("/").length)history.replaceState(history.state,"",offered.dataset.path+"${goneQuery}"+location.search.replace("?","&")+location.hash);
var listed=new URLSearchParams(location.search).get("list");
if(offered&&listed!==null){var count=offered.content.split("-").filter(function(id){return listed.split("-").indexOf(id)>=0}).length;root.dataset.list=count>3?"many":count?"few":"none"}
function fail(cause){
if("started" in root.dataset)return;
console.error("The page did not start.",cause);
delete root.dataset.list;
function show(){var line=document.getElementById("${startErrorId}");if(line)line.hidden=false}
if(document.readyState==="loading")addEventListener("DOMContentLoaded",show);else show()
}
addEventListener("error",function(event){var target=event.target;if(target&&(target.tagName==="SCRIPT"||target.id==="${wholeStylesId}"))fail(target.src||target.href)},true);
addEventListener("unhandledrejection",function(event){fail(event.reason)});
window.earlyTaps=[];
addEventListener("beforeinstallprompt",function(event){event.preventDefault()});
addEventListener("click",function(event){var button=event.target.closest("button");if(button&&window.earlyTaps)earlyTaps.push(button)},true)
})()`;
