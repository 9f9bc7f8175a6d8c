/**
 * The clipboard content that Word makes of an Arabic page with a heading, a bold word, a list, a table and a picture, with
 * Word's styles, conditional comments, empty paragraphs and own marks.
 */
export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/sara/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom><w:DoNotPromoteQF/></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face {font-family:"Sakkal Majalla"; panose-1:2 0 0 0 0 0 0 0 0 0;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; text-align:right; direction:rtl; unicode-bidi:embed; font-size:12.0pt; font-family:"Calibri",sans-serif;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7; font-family:Symbol;}
-->
</style>
<!--[if gte mso 10]><style>table.MsoTableGrid {mso-style-name:"Table Grid"; border:solid windowtext 1.0pt;}</style><![endif]-->
</head>
<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1 dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA style='font-family:"Sakkal Majalla"'>خطة الموقع<o:p></o:p></span></h1>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA style='font-size:14.0pt;font-family:"Sakkal Majalla";color:#1F3864'>نبدأ في <b>يناير</b> مع فريق <span dir=LTR></span><span dir=LTR lang=EN-US>React</span>.<o:p></o:p></span></p>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst dir=RTL style='margin-right:36.0pt;mso-add-space:auto;text-align:right;text-indent:-18.0pt;mso-list:l0 level1 lfo1;direction:rtl;unicode-bidi:embed'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span dir=RTL></span><span lang=AR-SA style='font-family:"Sakkal Majalla"'>كتابة النصوص<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast dir=RTL style='margin-right:36.0pt;mso-add-space:auto;text-align:right;text-indent:-18.0pt;mso-list:l0 level1 lfo1;direction:rtl;unicode-bidi:embed'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span dir=RTL></span><span lang=AR-SA style='font-family:"Sakkal Majalla"'>تصوير الفريق<o:p></o:p></span></p>
<table class=MsoTableGrid dir=rtl border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 colspan=2 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal dir=RTL style='text-align:right;direction:rtl'><b><span lang=AR-SA>المرحلة والمدة<o:p></o:p></span></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=150 valign=top style='width:112.7pt'><p class=MsoNormal dir=RTL><span lang=AR-SA>التصميم<o:p></o:p></span></p></td>
  <td width=150 valign=top style='width:112.7pt'><p class=MsoNormal dir=RTL><span lang=AR-SA>أسبوعان<o:p></o:p></span></p></td>
 </tr>
</table>
<p class=MsoNormal dir=RTL style='text-align:right'><span lang=AR-SA style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1" type="#_x0000_t75" style='width:200pt'><v:imagedata src="file:///C:/Users/sara/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=267 height=178 src="file:///C:/Users/sara/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]></span><o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`;
