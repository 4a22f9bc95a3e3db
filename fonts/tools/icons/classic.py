"""The first 322 drawings."""
import math

from .pen import C, F, K, KF, LUCIDE as LUC, PL, RR, S, TABLER as TO, svg_shapes as sh


def L(name,w=1,fill=False): return lambda st: [F(d) if fl else S(d,w) for d,fl in sh(LUC%name)]
def T(name,w=1): return lambda st: [F(d) if fl else S(d,w) for d,fl in sh(TO%name)]
def LF(name,cut=()):                      # an outline turned solid: the first line filled, the listed ones cut out
    return lambda st: [F(sh(LUC%name)[0][0],st)]+[K(sh(LUC%name)[i][0],.8) for i in cut]
OR=9.9
def ring(st,r=OR): return S(C(12,12,round(r-st/2,3)))
tri=[(12,3.9),(21.2,19.6),(2.8,19.6)]
def ins(pts,k): 
    cx=sum(p[0] for p in pts)/len(pts); cy=sum(p[1] for p in pts)/len(pts); return [(cx+(x-cx)*k,cy+(y-cy)*k) for x,y in pts]
def TRI(st): return PL(*ins(tri,1.10-st*.055),close=True)
def DIA(h): return PL((12,12-h),(12+h,12),(12,12+h),(12-h,12),close=True)
def STAR(ro,ri): return PL(*[(12+(ro if i%2==0 else ri)*math.sin(math.pi*i/5),12.6-(ro if i%2==0 else ri)*math.cos(math.pi*i/5)) for i in range(10)],close=True)
X=lambda h:[S(PL((12-h,12-h),(12+h,12+h))),S(PL((12-h,12+h),(12+h,12-h)))]
XK=lambda h:[K(PL((12-h,12-h),(12+h,12+h)),.95),K(PL((12-h,12+h),(12+h,12-h)),.95)]
PAGE=lambda st:[S(RR(3+st*.15,4+st*.0,18-st*.3,16.5,3.2))]
CAL=lambda st:[S(RR(3.2,4.2,17.6,16.6,3.2)),F(f'M3.2 9.6V7.4A3.2 3.2 0 0 1 6.4 4.2H17.6A3.2 3.2 0 0 1 20.8 7.4V9.6Z',st*.5)]
def dots(st): 
    r=max(.8,min(1.15,.5*st)); return [F(C(x,y,r)) for y in (13,16.9) for x in (8,12,16)]
PERSON=lambda dx=0,s=1: (C(12,7.7,4.0),'M4 19C4 15.7 7.9 14.4 12 14.4S20 15.7 20 19C20 20 19.3 20.3 18.3 20.3H5.7C4.7 20.3 4 20 4 19Z')
def classic():
    z={}
    z['circle']=lambda s:[ring(s)]; z['circle.fill']=lambda s:[F(C(12,12,OR))]
    z['circle.circle']=lambda s:[S(C(12,12,round(OR-min(s,2.3)/2,3)),min(s,2.3)/s),S(C(12,12,4.0),min(s,2.3)/s)]
    z['circle.circle.fill']=lambda s:[F(C(12,12,OR)),K(C(12,12,5.2),.8)]
    z['circle.inset.filled']=lambda s:[ring(s),F(C(12,12,5.2))]
    z['smallcircle.filled.circle']=lambda s:[ring(s),F(C(12,12,3.2))]
    z['xmark']=lambda s:X(6.4); z['plus']=lambda s:[S('M12 4.2V19.8'),S('M4.2 12H19.8')]; z['minus']=lambda s:[S('M4.2 12H19.8')]
    z['multiply']=z['xmark']; z['equal']=lambda s:[S('M4.6 8.6H19.4'),S('M4.6 15.4H19.4')]
    z['triangle']=lambda s:[S(TRI(s))]; z['triangle.fill']=lambda s:[F(TRI(1.85),1.85)]
    z['square']=lambda s:[S(RR(2.9+s/2,2.9+s/2,18.2-s,18.2-s,2.6))]; z['square.fill']=lambda s:[F(RR(2.9,2.9,18.2,18.2,3.6))]
    z['diamond']=lambda s:[S(DIA(11-s*.72))]; z['diamond.fill']=lambda s:[F(DIA(11-1.85*.72),1.85)]
    z['rhombus']=z['diamond']; z['rhombus.fill']=z['diamond.fill']
    z['checkmark']=lambda s:[S(PL((4.9,13),(10,19.2),(19.1,4.8)))]
    z['exclamationmark']=lambda s:[S('M12 3.8V14.2',1.1),F(C(12,19.2,s*.66))]; 
    z['exclamationmark.triangle']=lambda s:[S(PL((12,3.4),(21.8,20.0),(2.2,20.0),close=True),min(1,2.1/s)),S('M12 9.6V13.2',min(.85,1.9/s)),F(C(12,16.6,min(1.15,s*.5)))]
    z['exclamationmark.triangle.fill']=lambda s:[F(TRI(1.85),1.85),K('M12 9.0V13.2',.95),KF(C(12,16.8,s*.56))]
    z['exclamationmark.circle']=lambda s:[ring(s),S('M12 6.8V12.6',.95),F(C(12,16.6,s*.56))]; z['exclamationmark.circle.fill']=lambda s:[F(C(12,12,OR)),K('M12 6.6V12.8'),KF(C(12,16.9,s*.6))]
    z['xmark.circle']=lambda s:[ring(s)]+[('s',d,w*.9) for _,d,w in X(3.3)]; z['xmark.circle.fill']=lambda s:[F(C(12,12,OR))]+XK(3.5)
    z['checkmark.circle']=lambda s:[ring(s),S(PL((7.6,12.4),(10.7,15.7),(16.3,8.4)),.92)]; z['checkmark.circle.fill']=lambda s:[F(C(12,12,OR)),K(PL((7.4,12.4),(10.7,15.9),(16.6,8.2)))]
    z['plus.circle']=lambda s:[ring(s),S('M12 7.6V16.4',.92),S('M7.6 12H16.4',.92)]; z['plus.circle.fill']=lambda s:[F(C(12,12,OR)),K('M12 7.2V16.8'),K('M7.2 12H16.8')]
    z['minus.circle']=lambda s:[ring(s),S('M7.6 12H16.4',.92)]; z['minus.circle.fill']=lambda s:[F(C(12,12,OR)),K('M7.2 12H16.8')]
    z['info.circle']=lambda s:[ring(s),S('M12 11.4V16.8',.95),F(C(12,7.5,s*.58))]; z['info.circle.fill']=lambda s:[F(C(12,12,OR)),K('M12 11.2V17'),KF(C(12,7.2,s*.62))]
    z['questionmark.circle']=L('circle-question-mark',.9)
    z['nosign']=lambda s:[ring(s),S(PL((6.6,6.6),(17.4,17.4)))]; z['circle.slash']=z['nosign']
    z['star']=lambda s:[S(STAR(10.9-s*.62,4.9-s*.14),.95)]; z['star.fill']=lambda s:[F(STAR(9.8,4.6),1.7)]
    ch={'right':[(8.3,4.2),(16.1,12),(8.3,19.8)],'left':[(15.7,4.2),(7.9,12),(15.7,19.8)],'up':[(4.2,15.9),(12,8.1),(19.8,15.9)],'down':[(4.2,8.1),(12,15.9),(19.8,8.1)]}
    for k,p in ch.items(): z['chevron.'+k]=(lambda p:lambda s:[S(PL(*p))])(p)
    z['chevron.up.chevron.down']=lambda s:[S(PL((6.5,9),(12,3.6),(17.5,9))),S(PL((6.5,15),(12,20.4),(17.5,15)))]
    z['chevron.compact.down']=lambda s:[S(PL((3.5,10),(12,13.6),(20.5,10)))]
    z['ellipsis']=lambda s:[F(C(x,12,.75+s*.55)) for x in (4,12,20)]; z['ellipsis.circle']=lambda s:[ring(s)]+[F(C(x,12,s*.55)) for x in (7.6,12,16.4)]
    z['ellipsis.circle.fill']=lambda s:[F(C(12,12,OR))]+[KF(C(x,12,s*.6)) for x in (7.3,12,16.7)]
    z['calendar']=lambda s:CAL(s)+dots(s)
    z['calendar.badge.plus']=lambda s:CAL(s)+[F(C(8,13.2,max(.8,min(1.15,.5*s)))),F(C(12,13.2,max(.8,min(1.15,.5*s))))]+[KF(C(18.2,18.2,6.0)),S('M18.2 14.4V22',.95),S('M14.4 18.2H22',.95)]
    z['calendar.badge.checkmark']=lambda s:CAL(s)+[F(C(8,13.2,1)),F(C(12,13.2,1)),KF(C(18.2,18.2,6.0)),S(PL((14.4,18.4),(17.0,21.2),(22,15)),.9)]
    z['calendar.badge.clock']=lambda s:CAL(s)+[F(C(8,13.2,1)),KF(C(18.2,18.2,6.0)),S(C(18.2,18.2,4.0),.75),S('M18.2 16.2V18.4H19.8',.6)]
    z['calendar.badge.exclamationmark']=lambda s:CAL(s)+[F(C(8,13.2,1)),F(C(12,13.2,1)),KF(C(18.2,18.2,6.0)),S('M18.2 14V18.3',.95),F(C(18.2,21.6,s*.55))]
    z['clock']=lambda s:[ring(s),S('M12 6.6V12.2L15.6 14.4',.92)]; z['clock.fill']=lambda s:[F(C(12,12,OR)),K('M12 6.2V12.2L16 14.6')]
    z['clock.badge.checkmark']=z['clock']
    DOC=RR(4.4,2.6,15.2,18.8,3.0)
    z['doc']=lambda s:[S('M7.2 21.4H16.8A2.6 2.6 0 0 0 19.4 18.8V9.0L13 2.6H7.2A2.6 2.6 0 0 0 4.6 5.2V18.8A2.6 2.6 0 0 0 7.2 21.4Z'),S('M13 3V7A2 2 0 0 0 15 9H19',.9)]
    z['doc.text']=lambda s:z['doc'](s)+[S('M8.6 13.2H15.4',.72),S('M8.6 17.0H15.4',.72)]
    z['doc.fill']=lambda s:[F('M7.2 21.4H16.8A2.6 2.6 0 0 0 19.4 18.8V9.0L13 2.6H7.2A2.6 2.6 0 0 0 4.6 5.2V18.8A2.6 2.6 0 0 0 7.2 21.4Z',1.4)]
    z['doc.text.fill']=lambda s:z['doc.fill'](s)+[K('M8.4 13.2H15.6',.75),K('M8.4 17.0H15.6',.75)]
    p=PERSON(); z['person']=lambda s:[S(p[0]),S(p[1])]; z['person.fill']=lambda s:[F(C(12,7.7,4.0),1.85),F(p[1],1.85)]
    p2=('M2.2 18.6C2.2 15.6 5.0 14.0 8.6 14.0S15 15.6 15 18.6C15 19.5 14.4 20 13.5 20H3.7C2.8 20 2.2 19.5 2.2 18.6Z','M17.2 14.1C20 14.4 21.9 15.9 21.9 18.6C21.9 19.5 21.3 20 20.4 20H18.6')
    z['person.2']=lambda s:[S(C(8.6,7.9,3.6),.95),S(p2[0],.95),S('M15.6 4.5A3.6 3.6 0 0 1 15.6 11.3',.95),S(p2[1],.95)]
    z['person.2.fill']=lambda s:[F(C(8.6,7.9,3.5),1.7),F(p2[0],1.6),F('M15.9 4.4A3.7 3.7 0 0 1 15.9 11.4C17 10.4 17.4 9.2 17.4 7.9S17 5.4 15.9 4.4Z',1.2),F('M17.9 14.3C20.3 14.7 21.9 16.1 21.9 18.6C21.9 19.5 21.3 20 20.4 20H18.7C18.8 17.4 18.7 15.7 17.9 14.3Z',1.2)]
    z['person.circle']=lambda s:[ring(s,10.2),S(C(12,9.6,2.9),.85),S('M6.2 18.6C7.4 16.4 9.6 15.4 12 15.4S16.6 16.4 17.8 18.6',.85)]
    z['person.3']=L('users-round',.85); z['person.badge.plus']=L('user-plus',.95); z['person.crop.circle']=z['person.circle']
    z['mappin']=lambda s:[F(C(12,7.0,4.9)),S('M12 11V21.4',.95)]; z['mappin.and.ellipse']=lambda s:[F(C(12,6.4,4.2)),S('M12 10V18',.9),S('M7.6 16.2C4.6 16.8 3.2 17.7 3.2 18.6C3.2 20.2 7 21.3 12 21.3S20.8 20.2 20.8 18.6C20.8 17.7 19.4 16.8 16.4 16.2',.8)]
    z['mappin.circle']=lambda s:[ring(s),F(C(12,9.2,2.7)),S('M12 11V17.2',.8)]; z['location']=L('navigation',.95); z['location.fill']=LF('navigation'); z['map']=L('map',.9)
    DOL=('M15.2 9.3C14.8 8.0 13.6 7.5 12 7.5C10.2 7.5 8.9 8.3 8.9 9.7C8.9 13.1 15.3 10.9 15.3 14.3C15.3 15.7 13.9 16.5 12 16.5C10.3 16.5 9.1 15.9 8.7 14.6','M12 5.6V18.4')
    z['dollarsign.circle']=lambda s:[ring(s),S(DOL[0],.74),S(DOL[1],.7)]; z['dollarsign.circle.fill']=lambda s:[F(C(12,12,OR)),K(DOL[0],.8),K(DOL[1],.75)]
    z['dollarsign']=lambda s:[S('M16.6 7.4C16 5.2 14.2 4.4 12 4.4C9.4 4.4 7.4 5.7 7.4 8C7.4 13.4 17 10.2 17 15.8C17 18.2 14.8 19.6 12 19.6C9.4 19.6 7.6 18.5 7 16.3'),S('M12 1.8V22.2',.9)]
    z['yensign.circle']=lambda s:[ring(s),S('M8.4 7.2L12 12L15.6 7.2',.8),S('M12 12V17.2',.8),S('M9 12.6H15',.62),S('M9 15H15',.62)]
    H='M12 20.4C5.6 15.9 2.8 12.6 2.8 8.9C2.8 5.9 5.1 3.8 7.7 3.8C9.5 3.8 11.1 4.8 12 6.5C12.9 4.8 14.5 3.8 16.3 3.8C18.9 3.8 21.2 5.9 21.2 8.9C21.2 12.6 18.4 15.9 12 20.4Z'
    z['heart']=lambda s:[S(H)]; z['heart.fill']=lambda s:[F(H,1.6)]
    z['flame']=L('flame'); z['flame.fill']=LF('flame')
    z['pencil']=L('pencil',.95); z['square.and.pencil']=L('square-pen',.92); z['pencil.circle']=L('pencil',.9)
    z['trash']=lambda s:[S('M3.6 6.2H20.4',.95),S('M5.6 6.4L6.4 19A2.6 2.6 0 0 0 9 21.4H15A2.6 2.6 0 0 0 17.6 19L18.4 6.4',.95),S('M8.8 5.8V4.6A2 2 0 0 1 10.8 2.6H13.2A2 2 0 0 1 15.2 4.6V5.8',.9),S('M10.1 10.4V17.2',.7),S('M13.9 10.4V17.2',.7)]
    z['trash.fill']=lambda s:[S('M3.6 5.6H20.4',.95),S('M8.8 5.2V4.4A2 2 0 0 1 10.8 2.4H13.2A2 2 0 0 1 15.2 4.4V5.2',.9),F('M5.8 8.8H18.2L17.4 19.4A2.4 2.4 0 0 1 15 21.4H9A2.4 2.4 0 0 1 6.6 19.4Z',1.4),K('M10.1 11.4V18',.7),K('M13.9 11.4V18',.7)]
    z['lock']=lambda s:[S(RR(4.6,10.6,14.8,10.6,2.8)),S('M7.8 10.4V7.2A4.2 4.2 0 0 1 16.2 7.2V10.4')]; z['lock.fill']=lambda s:[F(RR(4.6,10.6,14.8,10.6,2.4),1.7),S('M7.8 10.4V7.2A4.2 4.2 0 0 1 16.2 7.2V10.4')]
    z['lock.open']=lambda s:[S(RR(4.6,10.6,14.8,10.6,2.8)),S('M7.8 10.4V7.0A4.2 4.2 0 0 1 15.8 5.4')]
    z['gear']=T('settings',.95); z['gearshape']=z['gear']; z['gearshape.fill']=lambda s:[F(sh(TO%'settings')[0][0],1.8),KF(C(12,12,3.1))]; z['gear.circle']=z['gear']
    HO='M3 11.0L10.6 4.1A2.1 2.1 0 0 1 13.4 4.1L21 11.0'; HB='M5.2 9.6V18.4A2.4 2.4 0 0 0 7.6 20.8H16.4A2.4 2.4 0 0 0 18.8 18.4V9.6'
    z['house']=lambda s:[S(HO),S(HB),S('M9.6 20.4V15.6A1.2 1.2 0 0 1 10.8 14.4H13.2A1.2 1.2 0 0 1 14.4 15.6V20.4',.85)]
    z['house.fill']=lambda s:[F('M12 3.6L20.6 11.2H18.8V18.6A2.2 2.2 0 0 1 16.6 20.8H7.4A2.2 2.2 0 0 1 5.2 18.6V11.2H3.4Z',1.6),KF('M9.7 22.4V16.2A1.4 1.4 0 0 1 11.1 14.8H12.9A1.4 1.4 0 0 1 14.3 16.2V22.4Z')]
    M='M12 3.4C6.6 3.4 2.4 6.9 2.4 11.5C2.4 14.0 3.7 16.2 5.7 17.7C5.8 18.9 5.2 20.1 4.4 20.9C4.2 21.2 4.3 21.5 4.7 21.5C6.4 21.4 8.0 20.6 9.2 19.4C10.1 19.6 11 19.7 12 19.7C17.4 19.7 21.6 16.1 21.6 11.5S17.4 3.4 12 3.4Z'
    z['message']=lambda s:[S(M,.97)]; z['message.fill']=lambda s:[F(M,1.2)]
    B='M5.6 3.8H18.4A3 3 0 0 1 21.4 6.8V14.4A3 3 0 0 1 18.4 17.4H11.4L7.4 20.8C7 21.1 6.5 20.9 6.5 20.4V17.4H5.6A3 3 0 0 1 2.6 14.4V6.8A3 3 0 0 1 5.6 3.8Z'
    z['bubble.left']=lambda s:[S(B)]; z['bubble.left.fill']=lambda s:[F(B,1.4)]; z['text.bubble']=lambda s:[S(B),S('M7.4 8.8H16.6',.75),S('M7.4 12.6H13.4',.75)]
    z['photo']=lambda s:[S(RR(2.6,4.2,18.8,15.6,3.0)),F(C(8.0,9.2,1.7)),S('M3.2 17.6L8.6 13.4A1.4 1.4 0 0 1 10.3 13.4L12.2 15L15.4 11.6A1.4 1.4 0 0 1 17.4 11.6L21 15.4',.85)]
    for k,pp in {'left':[(10.4,4.8),(3.4,12),(10.4,19.2)],'right':[(13.6,4.8),(20.6,12),(13.6,19.2)]}.items(): z['arrow.'+k]=(lambda pp:lambda s:[S(PL(*pp)),S('M4 12H20.2')])(pp)
    for k,pp in {'up':[(4.8,10.4),(12,3.4),(19.2,10.4)],'down':[(4.8,13.6),(12,20.6),(19.2,13.6)]}.items(): z['arrow.'+k]=(lambda pp:lambda s:[S(PL(*pp)),S('M12 4V20.2')])(pp)
    z['arrow.up.right']=lambda s:[S(PL((7,5.6),(18.4,5.6),(18.4,17))),S(PL((5.6,18.4),(18,6)))]; z['arrow.clockwise']=L('rotate-cw'); z['arrow.counterclockwise']=L('rotate-ccw'); z['arrow.uturn.left']=L('undo-2'); z['arrow.uturn.backward']=L('undo-2'); z['arrow.triangle.2.circlepath']=L('refresh-cw',.95); z['arrow.up.arrow.down']=L('arrow-up-down'); z['arrow.left.arrow.right']=L('arrow-left-right'); z['repeat']=L('repeat',.95); z['shuffle']=L('shuffle',.95); z['arrow.turn.down.right']=L('corner-down-right')
    z['magnifyingglass']=lambda s:[S(C(10.4,10.4,6.9)),S(PL((15.5,15.5),(20.8,20.8)),1.08)]
    BE='M12 2.9C8.4 2.9 6.1 5.6 6.1 9.0V12.2C6.1 13.8 5.2 14.8 4.2 15.9C3.4 16.8 3.9 18.0 5.1 18.0H18.9C20.1 18.0 20.6 16.8 19.8 15.9C18.8 14.8 17.9 13.8 17.9 12.2V9.0C17.9 5.6 15.6 2.9 12 2.9Z'
    z['bell']=lambda s:[S(BE),S('M9.6 21.2A2.7 2.7 0 0 0 14.4 21.2',.95)]; z['bell.fill']=lambda s:[F(BE,1.7),S('M9.6 21.6A2.7 2.7 0 0 0 14.4 21.6',.95)]; z['bell.slash']=L('bell-off',.95)
    AP='M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2 -7h-4l-2 2h-3l2 -4l-2 -4h3l2 2h4l-2 -7h3z'; z['airplane']=lambda s:[F(AP,.9)]
    z['gift']=lambda s:[S(RR(3.0,8.0,18.0,4.4,1.6),.9),S('M5 12.6V18.6A2.4 2.4 0 0 0 7.4 21H16.6A2.4 2.4 0 0 0 19 18.6V12.6',.9),S('M12 8V21',.85),S('M12 8C11.4 5.4 9.8 3.2 7.9 3.2C6.6 3.2 5.6 4.2 5.6 5.5C5.6 6.9 6.6 8 8 8H16C17.4 8 18.4 6.9 18.4 5.5C18.4 4.2 17.4 3.2 16.1 3.2C14.2 3.2 12.6 5.4 12 8Z',.85)]
    z['note.text']=lambda s:[S(RR(3.4,3.4,17.2,17.2,3.2)),F('M3.4 8.0V6.6A3.2 3.2 0 0 1 6.6 3.4H17.4A3.2 3.2 0 0 1 20.6 6.6V8.0Z',s*.4),S('M7.8 12.4H16.2',.72),S('M7.8 16.2H13.2',.72)]; z['note']=lambda s:z['note.text'](s)[:2]
    z['list.bullet']=lambda s:[S(f'M9.4 {y}H20.6',.95) for y in (5.6,12,18.4)]+[F(C(4.2,y,s*.66)) for y in (5.6,12,18.4)]; z['list.dash']=z['list.bullet']; z['list.number']=L('list-ordered',.9); z['checklist']=L('list-checks',.95); z['text.alignleft']=L('text-align-start'); z['line.3.horizontal']=lambda s:[S(f'M3.6 {y}H20.4') for y in (5.8,12,18.2)]; z['line.3.horizontal.decrease']=lambda s:[S('M3.4 6.4H20.6'),S('M6.8 12H17.2'),S('M10.2 17.6H13.8')]
    BX='M8.2 8.8H6.8A2.6 2.6 0 0 0 4.2 11.4V18.8A2.6 2.6 0 0 0 6.8 21.4H17.2A2.6 2.6 0 0 0 19.8 18.8V11.4A2.6 2.6 0 0 0 17.2 8.8H15.8'
    z['square.and.arrow.up']=lambda s:[S(BX,.95),S('M12 2.6V14.6',.95),S(PL((8.2,6.0),(12,2.4),(15.8,6.0)),.95)]; z['square.and.arrow.down']=lambda s:[S(BX,.95),S('M12 2.6V15.2',.95),S(PL((8.2,11.8),(12,15.4),(15.8,11.8)),.95)]
    z['tag']=lambda s:[S(sh(LUC%'tag')[0][0]),F(C(7.4,7.4,s*.62))]; z['tag.fill']=lambda s:[F(sh(LUC%'tag')[0][0],1.7),KF(C(7.2,7.2,1.7))]
    z['globe']=lambda s:[S(C(12,12,round(OR-s*.42,3)),.84),S('M12 2.7C8.9 5.2 7.6 8.5 7.6 12S8.9 18.8 12 21.3C15.1 18.8 16.4 15.5 16.4 12S15.1 5.2 12 2.7Z',.74),S('M3.6 12H20.4',.74)]
    z['sun.max']=lambda s:[S(C(12,12,4.3)),*[S(PL((12+8.0*math.cos(a),12+8.0*math.sin(a)),(12+9.9*math.cos(a),12+9.9*math.sin(a)))) for a in [i*math.pi/4 for i in range(8)]]]; z['sun.max.fill']=lambda s:[F(C(12,12,5.3)),*z['sun.max'](s)[1:]]
    MO='M20.6 14.4A8.9 8.9 0 0 1 9.6 3.4A8.9 8.9 0 1 0 20.6 14.4Z'; z['moon']=lambda s:[S(MO)]; z['moon.fill']=lambda s:[F(MO,1.7)]; z['moon.stars']=L('moon-star',.95)
    CL='M7.2 19.2H17A4.7 4.7 0 0 0 18 9.9A6.4 6.4 0 0 0 5.8 10.1A4.6 4.6 0 0 0 7.2 19.2Z'; z['cloud']=lambda s:[S(CL)]; z['cloud.fill']=lambda s:[F(CL,1.7)]; z['cloud.rain']=L('cloud-rain'); z['snowflake']=L('snowflake',.85); z['cloud.sun']=L('cloud-sun',.9)
    # ---- extras straight from Lucide (stroke) / Lucide solid / Tabler filled
    for sf,l in dict([('bookmark','bookmark'),('flag','flag'),('link','link'),('paperclip','paperclip'),('phone','phone'),('envelope','mail'),('key','key-round'),('eye','eye'),('eye.slash','eye-off'),('cart','shopping-cart'),('bag','shopping-bag'),('creditcard','credit-card'),('book','book-open'),('book.closed','book'),('graduationcap','graduation-cap'),('briefcase','briefcase'),('folder','folder'),('tray','inbox'),('archivebox','archive'),('camera','camera'),('video','video'),('mic','mic'),('speaker.wave.2','volume-2'),('timer','timer'),('alarm','alarm-clock'),('hourglass','hourglass'),('stopwatch','timer'),('sunrise','sunrise'),('sunset','sunset'),('bolt','zap'),('drop','droplet'),('leaf','leaf'),('fork.knife','utensils'),('cup.and.saucer','coffee'),('car','car'),('bus','bus'),('tram','tram-front'),('bicycle','bike'),('figure.walk','footprints'),('bed.double','bed-double'),('pills','pill'),('cross.case','briefcase-medical'),('stethoscope','stethoscope'),('dumbbell','dumbbell'),('gamecontroller','gamepad-2'),('music.note','music-2'),('paintbrush','paintbrush'),('scissors','scissors'),('wrench','wrench'),('hammer','hammer'),('slider.horizontal.3','sliders-horizontal'),('square.grid.2x2','layout-grid'),('square.grid.3x3','grid-3x3'),('wand.and.stars','wand-sparkles'),('sparkles','sparkles'),('wifi','wifi'),('printer','printer'),('pin','pin'),('paperplane','send'),('circle.dashed','circle-dashed'),('hexagon','hexagon'),('pentagon','pentagon'),('octagon','octagon'),('rectangle','rectangle-horizontal'),('seal','badge'),('square.on.square','copy'),('doc.on.doc','copy'),('doc.on.clipboard','clipboard'),('building.2','building-2'),('building','building'),('shield','shield'),('lightbulb','lightbulb'),('trophy','trophy'),('medal','medal'),('crown','crown'),('hand.raised','hand'),('hand.thumbsup','thumbs-up'),('face.smiling','smile'),('pawprint','paw-print'),('tree','tree-deciduous'),('umbrella','umbrella'),('thermometer','thermometer'),('chart.bar','chart-column'),('chart.line.uptrend.xyaxis','chart-line'),('chart.pie','chart-pie'),('percent','percent'),('number','hash'),('at','at-sign'),('power','power'),('play','play'),('pause','pause'),('stop','square'),('forward','fast-forward'),('backward','rewind'),('laptopcomputer','laptop'),('desktopcomputer','monitor'),('iphone','smartphone'),('keyboard','keyboard'),('headphones','headphones'),('qrcode','qr-code'),('barcode','barcode'),('newspaper','newspaper'),('ticket','ticket'),('party.popper','party-popper'),('birthday.cake','cake'),('figure.2.and.child.holdinghands','baby'),('banknote','banknote'),('cart.badge.plus','shopping-cart'),('line.diagonal','slash'),('rectangle.portrait.and.arrow.right','log-out'),('icloud','cloud'),('square.stack','layers'),('cube','box'),('shippingbox','package'),('takeoutbag.and.cup.and.straw','cup-soda'),('tshirt','shirt'),('washer','washing-machine'),('eyeglasses','glasses'),('theatermasks','drama'),('film','film'),('soccerball','volleyball'),('rosette','award'),('checkmark.square','square-check'),('xmark.square','square-x'),('plus.square','square-plus'),('minus.square','square-minus'),('checkmark.seal','badge-check'),('exclamationmark.octagon','octagon-alert'),('xmark.octagon','octagon-x'),('arrow.up.circle','circle-arrow-up'),('arrow.down.circle','circle-arrow-down'),('arrow.right.circle','circle-arrow-right'),('arrow.left.circle','circle-arrow-left'),('chevron.right.circle','circle-chevron-right'),('chevron.left.circle','circle-chevron-left'),('chevron.down.circle','circle-chevron-down'),('chevron.up.circle','circle-chevron-up'),('chevron.right.2','chevrons-right'),('chevron.left.2','chevrons-left'),('hand.tap','pointer'),('cursorarrow','mouse-pointer-2'),('textformat','type'),('bold','bold'),('italic','italic'),('underline','underline'),('strikethrough','strikethrough'),('quote.bubble','message-square-quote'),('translate','languages')]).items(): z.setdefault(sf,L(l,.95))
    for sf,l in {'bookmark.fill':'bookmark','flag.fill':'flag','bolt.fill':'zap','drop.fill':'droplet','play.fill':'play','hexagon.fill':'hexagon','octagon.fill':'octagon','pentagon.fill':'pentagon','shield.fill':'shield','folder.fill':'folder','paperplane.fill':'send','phone.fill':'phone','seal.fill':'badge','pin.fill':'pin'}.items(): z.setdefault(sf,LF(l))
    z['pin.fill']=lambda s:[F(sh(LUC%'pin')[1][0],s),S(sh(LUC%'pin')[0][0])]
    z['pause.fill']=lambda s:[F(RR(5.2,4,4.6,16,1.6)),F(RR(14.2,4,4.6,16,1.6))]; z['stop.fill']=lambda s:[F(RR(4.4,4.4,15.2,15.2,3))]
    z['circle.lefthalf.filled']=lambda s:[ring(s),F('M12 2.6A9.4 9.4 0 0 0 12 21.4Z')]; z['capsule']=lambda s:[S(RR(1.8,6.4,20.4,11.2,5.6))]; z['capsule.fill']=lambda s:[F(RR(1.2,5.6,21.6,12.8,6.4))]; z['rectangle.fill']=lambda s:[F(RR(1.6,4.4,20.8,15.2,3.2))]; z['square.slash']=lambda s:[S(RR(3.6,3.6,16.8,16.8,2.6)),S(PL((4.4,4.4),(19.6,19.6)))]
    z['envelope.fill']=lambda s:[F(RR(2,4.2,20,15.6,3)),K('M3 7.2L10.9 12.9A2 2 0 0 0 13.1 12.9L21 7.2',.7)]
    z['checkmark.square.fill']=lambda s:[F(RR(2.9,2.9,18.2,18.2,3.6)),K(PL((7.2,12.4),(10.6,15.9),(16.8,8.2)))]; z['xmark.square.fill']=lambda s:[F(RR(2.9,2.9,18.2,18.2,3.6))]+XK(3.7)
    z['person.crop.circle.fill']=lambda s:[F(C(12,12,OR)),KF(C(12,9.3,3.2)),KF('M6.4 18.2C7.2 15.9 9.4 14.6 12 14.6S16.8 15.9 17.6 18.2C16.1 19.6 14.1 20.4 12 20.4S7.9 19.6 6.4 18.2Z')]; z['person.circle.fill']=z['person.crop.circle.fill']
    return z
